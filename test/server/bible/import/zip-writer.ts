// Writes small zip archives for tests, with correct or false headers.
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
  /** Unix file mode: 0o120777 is a symbolic link. */
  mode?: number;
  /** False header values that replace the correct ones. */
  falseHeader?: { size?: number; checksum?: number; flags?: number };
}

export function buildZip(entries: readonly ZipEntry[]): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, mode = 0o100644, falseHeader = {} } of entries) {
    const packed = deflateRawSync(bytes, { level: 9 });
    const nameBytes = Buffer.from(name);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(20, 4);
    head.writeUInt16LE(falseHeader.flags ?? 0x800, 6);
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(falseHeader.checksum ?? crc32(bytes), 14);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(falseHeader.size ?? bytes.length, 22);
    head.writeUInt16LE(nameBytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(0x0314, 4);
    head.copy(entry, 6, 4, 30);
    entry.writeUInt32LE((mode << 16) >>> 0, 38);
    entry.writeUInt32LE(offset, 42);
    bodies.push(head, nameBytes, packed);
    directory.push(entry, nameBytes);
    offset += head.length + nameBytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(
    directory.reduce((sum, { length }) => sum + length, 0),
    12,
  );
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...bodies, ...directory, end]);
}
