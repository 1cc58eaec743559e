import type { MaterialEnding } from '../../../src/domain/material.ts'

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex

const LOCAL_FILE = '504b0304'
const CENTRAL_FILE = Buffer.from('504b0102', 'hex')
const CENTRAL_HEADER = 46
/** An archive with more entries than this is no document of a class. */
const ENTRIES_MAX = 10_000

/** Names of the entries of a ZIP, by its central directory; null where that cannot be read. */
const entriesOf = (bytes: Buffer): string[] | null => {
  const end = bytes.lastIndexOf(Buffer.from('504b0506', 'hex'))
  if (end === -1 || end + 22 > bytes.length) return null
  const count = bytes.readUInt16LE(end + 10)
  let at = bytes.readUInt32LE(end + 16)
  if (count === 0 || count > ENTRIES_MAX) return null
  const names: string[] = []
  for (let entry = 0; entry < count; entry += 1) {
    if (at + CENTRAL_HEADER > bytes.length || !bytes.subarray(at, at + 4).equals(CENTRAL_FILE)) return null
    const nameLength = bytes.readUInt16LE(at + 28)
    names.push(bytes.subarray(at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength).toString('utf8'))
    at += CENTRAL_HEADER + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32)
  }
  return names
}

/** The part without which a document of the kind is none. */
const OFFICE_PARTS = [
  ['word/document.xml', '.docx'],
  ['ppt/presentation.xml', '.pptx'],
  ['xl/workbook.xml', '.xlsx'],
] as const

const isMacro = (name: string) => /(?:^|\/)vbaProject\.bin$/i.test(name)

const zipEnding = (bytes: Buffer): MaterialEnding | null => {
  const entries = entriesOf(bytes)
  if (entries === null) return null
  if (!entries.includes('[Content_Types].xml')) return '.zip'
  // A document with macros runs what it carries.
  if (entries.some(isMacro)) return null
  return OFFICE_PARTS.find(([part]) => entries.includes(part))?.[1] ?? '.zip'
}

/** What a file is, by its content: how its name has to end; null for what is not taken. */
export const materialEnding = (bytes: Buffer): MaterialEnding | null => {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return '.pdf'
  if (startsWith(bytes, '89504e470d0a1a0a')) return '.png'
  if (startsWith(bytes, 'ffd8ff')) return '.jpg'
  return startsWith(bytes, LOCAL_FILE) ? zipEnding(bytes) : null
}
