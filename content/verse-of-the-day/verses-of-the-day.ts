// Bible reference of each day of the year, in King James numbering. The verse texts come from a
// Bible translation. The Bible search prefers these verses, because many people look for them.
import { parsePassages } from '../composer/passage-reference.ts';
import type { PassageReference } from '../composer/passage-reference.ts';

/**
 * One list for each month, one passage for each day, 29 February included. Every passage reads as a
 * complete sentence and has the same meaning without its context. No verse occurs twice. Fixed
 * feasts have their passage: 1 and 6 January, 25 March, 24 June, 1 November, 25 December. The
 * passages around Easter are about the resurrection, because its date moves within these weeks.
 */
export const passagesByMonth: readonly (readonly PassageReference[])[] = [
  // January
  parsePassages(`
    LAM 3:22-23; ISA 43:18-19; PSA 90:12; EPH 4:31-32; ISA 60:1; MAT 2:10; LUK 12:32;
    PSA 73:25-26; NEH 9:6; PRO 25:11; COL 3:17; PSA 5:3; PSA 84:1-2; MAT 7:12; PSA 126:3;
    1TH 5:16-18; MRK 6:31; PSA 68:19; ROM 14:17; PRO 19:21; PSA 116:7; ISA 46:4; LUK 23:42-43;
    REV 22:17; 1TI 1:15; PSA 8:3-4; ISA 42:3; MAT 5:6-8; HEB 11:1; PSA 103:8; EPH 5:1-2
  `),
  // February
  parsePassages(`
    MAT 6:33-34; LUK 2:40; LAM 3:31-33; MAT 10:29-31; PSA 145:8-9; PRO 16:3; 1CO 13:12;
    JHN 15:15; PSA 147:3-5; 1CO 15:58; PSA 23:1-3; ISA 6:8; MRK 1:35; 1CO 13:13; HEB 13:8;
    PSA 16:8; ECC 11:6; ISA 41:13; MAT 5:16; 1JN 4:16; PSA 9:9-10; ROM 1:16; EZK 36:26;
    PSA 95:1-2; JHN 13:14-15; 2TH 3:16; MRK 4:39; PSA 1:1-2; PSA 118:24
  `),
  // March
  parsePassages(`
    PRO 3:27; NUM 6:24-26; GAL 5:22-23; PSA 36:9; EPH 3:20-21; MAT 19:26; ROM 8:24-25; GEN 1:27;
    HAB 3:19; PSA 139:17-18; ROM 12:2; JHN 15:11; NAM 1:7; ROM 14:7-8; PSA 139:1-3; JHN 1:29;
    PSA 67:1-2; PRO 16:24; HEB 4:16; GEN 8:22; PSA 121:7-8; LUK 15:7; MAL 4:2; PSA 103:13-14;
    LUK 1:38; REV 1:8; JAS 5:16; MAT 11:28-30; PSA 143:8; ISA 53:5; LEV 19:18
  `),
  // April
  parsePassages(`
    1JN 4:18-19; PSA 27:1; PRO 17:17; AMO 5:24; MAT 28:5-6; JHN 15:12-13; 2CO 8:9; JHN 20:18;
    PSA 73:23-24; JHN 14:18-19; PRO 3:5-6; LUK 24:29; ROM 10:12-13; PSA 130:5-6; 1CO 15:20;
    ISA 55:12; LUK 22:26-27; JAS 1:27; PSA 30:11-12; LUK 24:32; MRK 10:45; PSA 37:5-6;
    ISA 12:2-3; 1JN 4:9-10; 1CO 15:57; PSA 104:33-34; JHN 10:14-15; 1SA 16:7; PHP 3:13-14;
    PRO 4:18
  `),
  // May
  parsePassages(`
    PSA 90:17; 2CO 4:18; PSA 19:1; MAT 6:20-21; PSA 16:11; DEU 6:4-5; COL 3:23-24; JHN 4:13-14;
    PSA 29:11; 2CO 5:17; ISA 40:28; JHN 7:37-38; PRO 16:9; PSA 85:10-11; 1PE 4:10; PSA 68:5-6;
    JHN 16:33; ISA 40:8; ROM 15:13; MAT 28:19-20; JOB 23:10; PSA 86:11-12; JHN 10:10-11;
    COL 3:14-15; ROM 8:26; ISA 54:10; PSA 121:1-2; 1JN 3:17-18; JHN 8:12; PSA 46:10; PRO 27:9
  `),
  // June
  parsePassages(`
    PSA 104:24; ISA 11:6; ROM 15:7; PSA 119:105; JHN 3:16-17; PSA 33:20-22; 1PE 3:8-9;
    JHN 1:4-5; ISA 49:15-16; ROM 11:33; PSA 131:1-2; JER 29:13; JHN 6:35; ROM 5:8; PSA 126:5-6;
    PRO 27:17; 1JN 5:11-12; JHN 6:37; PSA 84:10; ISA 40:11; 2CO 13:14; PSA 19:14; JHN 15:5;
    LUK 1:78-79; LAM 3:24-26; PRO 18:10; ROM 8:38-39; PSA 86:5; MAT 16:15-16; PSA 145:15-16
  `),
  // July
  parsePassages(`
    MAT 4:4; REV 22:13; MIC 7:7; MAT 22:37-39; PSA 100:4-5; PHP 4:19; DEU 31:8; ECC 3:11;
    PSA 32:7; MAT 18:20; PHP 4:6-7; 2CO 12:9; PSA 19:7-8; MAT 14:27; PSA 139:14; ISA 25:8;
    HEB 6:10; JHN 10:27-28; REV 21:4; PRO 2:6; PSA 27:4; JER 17:14; JHN 15:9; PSA 51:17;
    HEB 13:5-6; HOS 6:3; JUD 1:24-25; MAT 5:9; PSA 124:8; PRO 17:22; PSA 4:8
  `),
  // August
  parsePassages(`
    GAL 2:20; ISA 55:8-9; MAT 25:40; PSA 28:7; JHN 13:34-35; 2CO 4:6; GAL 3:28; PSA 18:28;
    ISA 41:10; PRO 10:12; ROM 8:28; EPH 2:10; PSA 18:1-2; GEN 50:20; PSA 103:11-12; 1JN 1:9;
    PSA 84:11; LUK 15:4-5; COL 3:16; PRO 4:23; JER 31:3; EPH 4:4-6; LUK 6:27-28; PSA 62:8;
    ROM 12:15-16; PSA 23:6; ISA 40:29; LUK 6:36; PSA 8:1; ROM 12:21; ECC 3:12-13
  `),
  // September
  parsePassages(`
    PSA 24:1; JHN 14:1-2; PSA 27:13-14; JOS 1:9; REV 3:20; PSA 25:4-5; MRK 2:17; PHP 2:3-4;
    JHN 3:8; PSA 34:1-3; ISA 66:13; ROM 5:1-2; PRO 15:13; 1JN 4:7; PSA 34:8; ISA 55:1;
    JHN 14:27; PSA 46:1; GAL 5:1; PRO 15:1; ISA 2:4; PHP 4:4-5; ISA 40:31; MAT 13:44;
    PSA 62:1-2; COL 2:6-7; PSA 40:1-2; LUK 19:10; PSA 91:1-2; HAB 2:14
  `),
  // October
  parsePassages(`
    PSA 34:18; GAL 6:9; JHN 14:6; GEN 1:31; PSA 107:8-9; DEU 10:18-19; PSA 51:10-12; ECC 4:9-10;
    MAT 19:14; JAS 1:5; PSA 100:1-3; 1JN 3:1; GEN 9:13; MAT 5:3-5; PSA 145:17-18; REV 7:17;
    MIC 6:8; PSA 94:18-19; PRO 9:10; MAT 6:26; 1PE 5:6-7; PSA 133:1; JHN 17:3; JAS 1:17;
    PSA 36:7; DEU 33:27; JHN 6:68-69; 1JN 1:7; PSA 56:3-4; PRO 12:25; EPH 2:8-9
  `),
  // November
  parsePassages(`
    DAN 12:3; JHN 11:25-26; JAS 3:17-18; ISA 43:2; PSA 23:4; LUK 1:37; ACT 20:35; PSA 34:4-5;
    LUK 9:23-24; GEN 16:13; EPH 4:1-3; PRO 24:3-4; PSA 42:1-2; GAL 6:2; LUK 10:41-42; PSA 5:11;
    ISA 58:11; ROM 8:31-32; PRO 31:8-9; PSA 57:1; ISA 1:17; PSA 150:6; MAT 6:28-29; 1JN 3:2;
    MAT 7:7-8; PSA 107:1; EXO 33:14; PSA 36:5-6; ACT 4:12; MRK 1:15
  `),
  // December
  parsePassages(`
    ISA 2:5; PSA 55:22; ROM 13:12; MAT 6:9-11; 2TI 1:7; PRO 14:31; PSA 139:23-24; LUK 1:49-50;
    JHN 8:36; ZEC 9:9; PRO 11:25; ISA 64:8; MAT 4:16; 2CO 9:7; ISA 35:3-4; PSA 1:3; MIC 5:2;
    ISA 52:7; ZEP 3:17; JHN 12:46; LUK 1:46-48; ISA 9:6; MAT 1:23; ISA 9:2; LUK 2:10-11;
    JHN 1:14; 1JN 1:5; LUK 2:14; LUK 2:19; 2CO 9:15; PSA 90:1-2
  `),
];

export function listVersesOfTheDay(): PassageReference[] {
  return passagesByMonth.flat();
}

/** @param day YYYY-MM-DD, a day of the calendar */
export function getVerseOfTheDay(day: string): PassageReference {
  const [, month, date] = day.split('-').map(Number);
  const passage = passagesByMonth[(month ?? 0) - 1]?.[(date ?? 0) - 1];
  if (!passage) throw new Error(`No day of the calendar: ${day}`);
  return passage;
}
