// Bible references for each gratitude theme.
import { parsePassages } from '../composer/passage-reference.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import type { GratitudeTheme } from './gratitude-themes.ts';

export const referencesByTheme: Readonly<Record<GratitudeTheme, readonly PassageReference[]>> = {
  family: parsePassages(
    'PSA 133:1; PSA 103:17-18; DEU 6:6-7; PRO 17:6; 1JN 4:7; COL 3:14; PSA 90:1; ISA 66:13; GEN 28:15; NUM 6:24-26; PSA 100:5; LUK 15:20; 1PE 4:8; PSA 145:4; PSA 127:3',
  ),
  friendship: parsePassages(
    'PRO 17:17; PRO 27:9; PRO 27:17; ECC 4:9-10; JHN 15:12-13; JHN 15:15; 1TH 5:11; GAL 6:2; ROM 12:15; 1SA 18:1; PRO 18:24; EPH 4:32; 1JN 4:11; PHM 1:7; 3JN 1:2; COL 3:12-14',
  ),
  creation: parsePassages(
    'PSA 19:1; PSA 104:24; GEN 1:31; PSA 8:3-4; PSA 24:1; ISA 55:12; MAT 6:28-29; GEN 8:22; PSA 95:4-5; NEH 9:6; PSA 33:5; ECC 3:11; PSA 111:2; COL 1:16-17; PSA 148:3; PSA 104:10-11',
  ),
  provision: parsePassages(
    'PSA 23:1; PSA 34:10; MAT 6:26; PHP 4:19; PSA 145:15-16; PSA 68:19; MAT 6:11; DEU 8:10; PSA 65:11; ISA 58:11; LUK 12:24; PSA 107:8-9; JAS 1:17; PSA 111:5; PSA 65:9',
  ),
  work: parsePassages(
    'PSA 90:17; COL 3:23-24; ECC 3:13; ECC 2:24; PRO 16:3; 1CO 15:58; PSA 127:1; PSA 128:2; 1CO 10:31; EPH 2:10; GEN 2:15; PSA 37:5; HEB 6:10; PSA 104:23-24; PSA 138:8',
  ),
  health: parsePassages(
    'PSA 30:2; PSA 139:14; JER 17:14; 3JN 1:2; PSA 28:7; ISA 40:29; PSA 147:3; PSA 73:26; PSA 3:5; PSA 4:8; ACT 17:28; JOB 33:4; PSA 16:9; LUK 17:15-16; PSA 138:3; JOB 10:12; PSA 36:9; PSA 18:32',
  ),
  answered_prayer: parsePassages(
    'PSA 34:4; PSA 66:19-20; PSA 116:1-2; 1JN 5:14-15; PSA 28:6; PSA 138:3; ISA 65:24; PSA 118:5; PSA 40:1; PSA 65:2; PSA 6:9; PSA 145:18; MAT 7:7-8; PSA 120:1; PSA 34:6; PSA 118:21; EPH 3:20-21; PSA 91:15',
  ),
  small_joys: parsePassages(
    'ECC 3:12-13; PSA 118:24; ZEP 3:17; PSA 104:33-34; JAS 1:17; LAM 3:22-23; PSA 16:6; PSA 92:4; NUM 6:24-26; PSA 90:14; PHP 4:8; JHN 15:11; PSA 34:8; PSA 36:7; PRO 15:13; PSA 126:2',
  ),
  hard_days: parsePassages(
    'PSA 34:18; PSA 23:4; LAM 3:22-24; ROM 8:38-39; 2CO 1:3-4; ISA 43:2; HAB 3:17-18; PSA 56:8; JHN 16:33; PSA 46:1; ISA 41:10; PSA 27:13-14; PSA 94:19; JHN 1:5; NAM 1:7; PSA 42:5; 2CO 12:9',
  ),
  faith: parsePassages(
    '2CO 9:15; JHN 3:16; ROM 5:8; EPH 2:8-9; PSA 119:105; GAL 2:20; ROM 8:38-39; PSA 122:1; MAT 28:20; HEB 13:8; JHN 10:27-28; PSA 27:1; 1JN 4:9-10; COL 2:6-7; PSA 103:12; LUK 24:32; JHN 8:12; 1JN 3:1',
  ),
  kindness: parsePassages(
    'MAT 10:42; EPH 4:32; COL 3:12-14; HEB 13:16; GAL 6:2; PRO 11:25; 1JN 4:7; JAS 1:17; LUK 6:38; ACT 28:2; PHM 1:7; 1TH 5:11; PSA 145:9; PRO 3:27; MAT 25:40; LUK 6:31; JHN 13:34; PRO 19:17',
  ),
  memory: parsePassages(
    'ISA 49:15-16; PSA 147:3; PSA 139:9-10; LAM 3:22-23; PSA 90:1; PSA 34:18; ROM 8:38-39; PSA 56:8; GEN 28:15; PSA 73:26; PSA 23:6; MAT 5:4; 1CO 13:13; PSA 145:18; JHN 14:27; 2CO 1:3-4; PSA 30:5; PRO 10:7',
  ),
  birth: parsePassages(
    'PSA 127:3; PSA 139:13-14; JER 1:5; PSA 22:9-10; PSA 71:6; MRK 10:16; MAT 19:14; ISA 9:6; PSA 100:3; JAS 1:17; NUM 6:24-26; PSA 115:14; ISA 66:13; ACT 17:28; JOB 33:4; PSA 145:4; ISA 46:4; PSA 90:17',
  ),
  rest: parsePassages(
    'PSA 4:8; PSA 3:5; PSA 127:2; MAT 11:28-30; MRK 6:31; GEN 2:3; EXO 33:14; PSA 62:1; PSA 116:7; PRO 3:24; ISA 30:15; HEB 4:9-10; PSA 131:2; JER 31:25; PSA 46:10; PSA 121:3-4; PSA 16:9; ISA 26:3; PSA 23:2-3',
  ),
  safety: parsePassages(
    'PSA 121:7-8; PSA 91:11; PSA 46:1; PSA 34:7; PSA 18:2; PSA 32:7; ISA 43:2; GEN 28:15; PSA 139:9-10; NAM 1:7; PRO 18:10; 2TI 4:18; PSA 61:3; PSA 124:7; EXO 14:14; PSA 107:29; DEU 33:27; PSA 27:1',
  ),
  reconciliation: parsePassages(
    'MAT 5:9; ROM 12:18; EPH 4:32; COL 3:12-14; PSA 133:1; GEN 33:4; LUK 15:20; ROM 15:7; PRO 15:1; JAS 3:18; 1PE 4:8; MRK 11:25; PSA 103:12; LUK 6:36; JHN 14:27; MIC 7:18; JHN 13:35',
  ),
  learning: parsePassages(
    'PRO 2:6; PRO 9:9; PRO 18:15; PRO 16:16; JAS 1:5; PSA 32:8; PSA 25:4-5; DAN 1:17; LUK 2:52; COL 3:23-24; PSA 90:12; PSA 111:10; 1KI 3:9; ISA 50:4; ROM 12:2; PSA 143:10; PSA 86:11; PRO 4:7; PSA 119:105',
  ),
  other: parsePassages(
    'PSA 107:1; 1TH 5:18; PSA 100:4-5; JAS 1:17; PSA 103:1; PSA 136:1; COL 3:17; PSA 9:1; PSA 118:29; PSA 95:2; LAM 3:22-23; PSA 145:9; PSA 126:3; 2CO 9:15; 1CH 16:34; PSA 13:6; COL 3:15; PSA 31:19',
  ),
};
