// Bible references for each Wisdom topic.
import { parsePassages } from '../composer/passage-reference.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import type { QuestionSubtopic } from './detect-subtopic.ts';
import type { AnsweredTopic } from './wisdom-topics.ts';

/**
 * No passage tells a hurt person to stay in the situation, promises health or wealth, or sounds
 * like a threat when it stands alone.
 */
export const referencesByTopic: Readonly<Record<AnsweredTopic, readonly PassageReference[]>> = {
  anxiety: parsePassages(
    'PHP 4:6-7; 1PE 5:6-7; MAT 6:25-26; MAT 6:34; PSA 55:22; PSA 94:19; ISA 41:10; JHN 14:27; PSA 56:3-4; PSA 34:4; 2TI 1:7; ISA 26:3; PSA 4:8; PSA 46:1; LUK 12:6-7; PSA 23:4; PSA 61:2; PSA 121:1-2',
  ),
  grief: parsePassages(
    'PSA 34:18; MAT 5:4; JHN 11:25-26; JHN 11:33-35; REV 21:4; 2CO 1:3-4; PSA 147:3; LAM 3:31-33; PSA 23:4; PSA 56:8; ROM 8:38-39; PSA 73:26; JHN 14:1-3; ISA 25:8; PSA 42:11; PSA 6:6; JHN 16:22',
  ),
  anger: parsePassages(
    'EPH 4:26-27; JAS 1:19-20; PRO 15:1; PRO 14:29; PRO 16:32; PSA 37:8; EPH 4:31-32; ROM 12:21; PRO 29:11; PRO 19:11; PSA 4:4; ECC 7:9; PSA 103:8; PRO 15:18; MAT 5:9; PSA 141:3; ROM 12:17-18',
  ),
  loneliness: parsePassages(
    'PSA 25:16-17; PSA 27:10; DEU 31:8; MAT 28:20; ISA 41:10; PSA 139:9-10; HEB 13:5; JHN 14:18; ISA 49:15-16; PSA 68:5; GEN 28:15; PSA 142:4-5; ROM 8:38-39; PSA 23:4; PSA 145:18; ZEP 3:17; PSA 73:23; GEN 16:13',
  ),
  marriage: parsePassages(
    'COL 3:12-14; EPH 4:1-3; EPH 4:32; ECC 4:9-10; ECC 4:12; GEN 2:24; PHP 2:3-4; PRO 15:1; JAS 1:19-20; 1PE 4:8; GAL 5:22-23; 1CO 13:13; 1TH 5:11; JHN 13:34; ROM 15:5-6; 1JN 4:7',
  ),
  parenting: parsePassages(
    'DEU 6:6-7; EPH 6:4; PSA 103:13; ISA 40:11; MAT 19:14; COL 3:21; PRO 14:26; LUK 15:20; PSA 78:4; ISA 49:15-16; JAS 1:5; PRO 20:7; ISA 66:13; PSA 145:4; MAT 7:11; PSA 127:1; 2TI 1:5',
  ),
  friendship: parsePassages(
    'PRO 17:17; PRO 18:24; PRO 27:6; PRO 27:9; PRO 27:17; ECC 4:9-10; JHN 15:12-13; JHN 15:15; GAL 6:2; ROM 12:15; 1TH 5:11; COL 3:12-14; PRO 11:13; 1SA 18:1; PHP 2:4; JOB 2:13; LUK 6:31; EPH 4:25',
  ),
  forgiveness: parsePassages(
    'EPH 4:31-32; COL 3:12-14; MAT 6:12; MAT 18:21-22; LUK 23:34; LUK 6:36; MRK 11:25; PRO 19:11; ROM 12:18; ROM 12:21; LUK 15:20; MAT 5:9; 1PE 4:8; ROM 15:7; PSA 103:10-12; 1JN 1:9; MIC 7:18-19',
  ),
  doubt: parsePassages(
    'MRK 9:24; JHN 20:27-28; HEB 11:1; JAS 1:5; PSA 42:5; JHN 6:68; PSA 77:11-12; ISA 55:8-9; 2TI 2:13; LAM 3:21-23; PSA 27:13-14; LUK 17:5-6; 1CO 13:12; ROM 8:38-39; PSA 13:1-2',
  ),
  prayer: parsePassages(
    'MAT 6:6; MAT 6:9-11; MAT 7:7-8; ROM 8:26; PHP 4:6-7; 1TH 5:16-18; PSA 62:8; PSA 145:18; PSA 5:3; HEB 4:15-16; 1JN 5:14-15; PSA 130:5-6; LUK 5:16; MRK 1:35; PSA 55:17; PSA 141:2; PSA 46:10; JER 29:13',
  ),
  temptation: parsePassages(
    '1CO 10:13; HEB 4:15-16; JAS 4:7; MAT 26:41; PSA 51:10; GAL 5:22-23; 1JN 1:9; EPH 6:10-11; PRO 4:23; MAT 6:13; ROM 7:24-25; HEB 2:18; HEB 12:1-2; 2CO 12:9; ROM 12:2; 2TI 2:22; PHP 4:8; MIC 7:8; JAS 5:16; PSA 119:11',
  ),
  purpose: parsePassages(
    'EPH 2:10; MIC 6:8; PSA 138:8; PSA 139:13-14; ECC 12:13; MAT 5:14-16; MAT 22:37-39; 1CO 10:31; COL 3:23-24; ROM 8:28; 1PE 4:10; PRO 16:9; JHN 15:16; PRO 19:21; ROM 12:1-2; PSA 90:12; PSA 32:8; PHP 3:13-14; ECC 3:11',
  ),
  work: parsePassages(
    'COL 3:23-24; PSA 90:17; PRO 16:3; ECC 3:13; 1CO 15:58; GAL 6:9; MRK 6:31; PSA 127:1-2; MAT 11:28-30; 1CO 10:31; DEU 31:8; JOS 1:9; PSA 37:5; PRO 11:1; MIC 6:8; GEN 2:15; PSA 128:2; MAT 6:33; ISA 40:29-31; PRO 15:22',
  ),
  money: parsePassages(
    'MAT 6:31-33; HEB 13:5-6; PRO 30:8-9; PHP 4:12-13; PHP 4:19; 1TI 6:6-8; MAT 6:19-21; LUK 12:15; ECC 5:10; 2CO 9:7; PSA 37:16; PRO 15:16; MAT 6:24; ROM 13:8; PSA 55:22; MAT 6:25-26; LUK 12:24',
  ),
  illness: parsePassages(
    'PSA 41:3; PSA 34:18; JER 17:14; PSA 73:26; 2CO 12:9; ISA 41:10; PSA 6:2; PSA 103:13-14; ROM 8:26; ROM 8:38-39; MAT 11:28-30; PSA 23:4; LUK 5:31; PSA 31:9; ISA 40:29; ISA 46:4; PSA 28:7; 2CO 1:3-4',
  ),
  decisions: parsePassages(
    'JAS 1:5; PRO 3:5-6; PSA 32:8; PRO 15:22; PRO 16:9; PSA 25:4-5; PSA 119:105; ISA 30:21; PRO 11:14; PSA 143:8; COL 3:15; ROM 12:2; JAS 3:17; PRO 19:20-21; ISA 42:16; PSA 37:23-24; PRO 16:3; PSA 139:23-24; PRO 12:15; 1KI 3:9; PSA 143:10',
  ),
  other: parsePassages(
    'JAS 1:5; PSA 62:8; PRO 3:5-6; MAT 7:7-8; PSA 145:18; HEB 4:15-16; ISA 41:10; PSA 119:105; PHP 4:6-7; PSA 46:1; ROM 8:26; MAT 11:28-30; PSA 25:4-5; PSA 121:1-2; ROM 8:38-39; JHN 14:27; PSA 27:13-14; 1PE 5:6-7; PRO 2:6; JER 29:13',
  ),
};

const ofMercy = parsePassages(
  'PSA 103:10-12; 1JN 1:9; MIC 7:18-19; ROM 8:1; PSA 32:5; ISA 1:18; LUK 15:20; 1JN 3:19-20; PSA 51:10; ISA 43:25; 2CO 5:17; LAM 3:22-23; PSA 130:3-4',
);

/** In the place of the passages of the topic. None asks a deceived person to submit or to stay. */
export const referencesBySubtopic: Readonly<Record<QuestionSubtopic, readonly PassageReference[]>> =
  {
    another: parsePassages(
      'EPH 4:31-32; COL 3:12-14; MAT 6:12; MAT 18:21-22; LUK 23:34; LUK 6:36; MRK 11:25; ROM 12:18; ROM 12:21; PRO 19:11; PSA 147:3; GEN 50:20',
    ),
    oneself: ofMercy,
    guilt: ofMercy,
    betrayal: parsePassages(
      'PSA 34:18; PSA 55:12-14; PSA 55:22; PSA 56:8; PSA 62:8; PSA 147:3; PSA 25:16; PSA 46:1; PSA 73:26; PSA 61:2; ISA 41:10; LAM 3:22-23; 2CO 1:3-4; ISA 54:10',
    ),
    quarrel: parsePassages(
      'COL 3:12-14; EPH 4:1-3; EPH 4:32; PRO 15:1; JAS 1:19-20; PHP 2:3-4; ROM 12:18; PRO 17:14; 1PE 4:8; ROM 15:5-6; PSA 141:3; MAT 5:9',
    ),
    coldness: parsePassages(
      'PSA 34:18; PSA 145:18; GAL 5:22-23; COL 3:12-14; 1PE 4:8; 1JN 4:7; JHN 13:34; PHP 2:3-4; GAL 6:2; 1TH 5:11; PSA 62:8; ROM 15:5-6; ECC 4:9-10',
    ),
  };
