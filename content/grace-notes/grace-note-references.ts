// Bible references for grace notes, by mood.
import { parsePassages } from '../composer/passage-reference.ts';
import type { PassageReference } from '../composer/passage-reference.ts';
import type { Mood } from './grace-note-passages.ts';

/**
 * Passages by mood. No passage promises more than it promises to all people, and no passage
 * threatens when read alone.
 */
export const referencesByMood: Readonly<Record<Mood, readonly PassageReference[]>> = {
  joyful: parsePassages(
    'PSA 118:24; PSA 16:11; PSA 126:3; PSA 30:11-12; PSA 100:1-2; PHP 4:4; JHN 15:11; ISA 12:2; ZEP 3:17; LUK 1:46-47; PSA 28:7; PSA 92:4; ROM 15:13; 1TH 5:16-18; PSA 5:11; JAS 1:17; PSA 98:4',
  ),
  weary: parsePassages(
    'MAT 11:28-30; ISA 40:29-31; PSA 23:1-3; PSA 4:8; PSA 62:1-2; PSA 127:2; 2CO 12:9; PSA 73:26; PSA 55:22; MRK 6:31; EXO 33:14; PSA 68:19; ISA 46:4; PSA 103:13-14; JER 31:25; PSA 28:7; PSA 34:18; HEB 4:9-10',
  ),
  seeking: parsePassages(
    'JER 29:13; MAT 7:7-8; PSA 27:8; PSA 42:1-2; PSA 25:4-5; JAS 1:5; JHN 14:6; PSA 119:105; JHN 6:35; PSA 130:5-6; LAM 3:25-26; PSA 145:18; PSA 139:23-24; MRK 9:24; PRO 3:5-6; PSA 27:13-14',
  ),
  peaceful: parsePassages(
    'JHN 14:27; ISA 26:3; PHP 4:6-7; PSA 23:1-2; PSA 46:10; NUM 6:24-26; PSA 29:11; ISA 32:17; COL 3:15; PSA 4:8; PSA 116:7; 2TH 3:16; ROM 15:13; PSA 62:1; PSA 16:8-9; PSA 131:2',
  ),
};
