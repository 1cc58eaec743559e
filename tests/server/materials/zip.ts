import { crc32 } from 'node:zlib'

/** A ZIP of small files that are stored as they are. */
export const zipOf = (names: readonly string[]): Buffer => {
  const content = Buffer.from('<x/>')
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const name of names) {
    const path = Buffer.from(name)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(content), 10)
    facts.writeUInt32LE(content.length, 14)
    facts.writeUInt32LE(content.length, 18)
    facts.writeUInt16LE(path.length, 22)
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), facts, path, content])
    const entry = Buffer.alloc(46)
    entry.write('504b0102', 0, 'hex')
    facts.copy(entry, 6)
    entry.writeUInt32LE(offset, 42)
    locals.push(local)
    central.push(entry, path)
    offset += local.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.write('504b0506', 0, 'hex')
  end.writeUInt16LE(names.length, 8)
  end.writeUInt16LE(names.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}
