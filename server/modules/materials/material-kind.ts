import { open, type FileHandle } from 'node:fs/promises'

import type { MaterialEnding } from '../../../src/domain/material.ts'

const LOCAL_FILE = '504b0304'
const CENTRAL_FILE = Buffer.from('504b0102', 'hex')
const CENTRAL_HEADER = 46
const END = Buffer.from('504b0506', 'hex')
const END_RECORD = 22
/** The end of an archive and the longest comment after it. */
const TAIL = END_RECORD + 65_535
/** An archive with more entries than this, or with a larger directory, is no document of a class. */
const ENTRIES_MAX = 10_000
const DIRECTORY_MAX = 4 * 1024 * 1024

const readAt = async (file: FileHandle, position: number, length: number): Promise<Buffer> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position)
  return buffer.subarray(0, bytesRead)
}

/** Names of the entries of a ZIP, by its central directory; null where that cannot be read. */
const entriesOf = async (file: FileHandle, size: number): Promise<string[] | null> => {
  const tail = await readAt(file, Math.max(0, size - TAIL), Math.min(size, TAIL))
  const end = tail.lastIndexOf(END)
  if (end === -1 || end + END_RECORD > tail.length) return null
  const count = tail.readUInt16LE(end + 10)
  const length = tail.readUInt32LE(end + 12)
  if (count === 0 || count > ENTRIES_MAX || length > DIRECTORY_MAX) return null
  const directory = await readAt(file, tail.readUInt32LE(end + 16), length)
  const names: string[] = []
  let at = 0
  for (let entry = 0; entry < count; entry += 1) {
    const isEntry = at + CENTRAL_HEADER <= directory.length && directory.subarray(at, at + 4).equals(CENTRAL_FILE)
    if (!isEntry) return null
    const nameLength = directory.readUInt16LE(at + 28)
    names.push(directory.subarray(at + CENTRAL_HEADER, at + CENTRAL_HEADER + nameLength).toString('utf8'))
    at += CENTRAL_HEADER + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32)
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

const zipEnding = async (file: FileHandle, size: number): Promise<MaterialEnding | null> => {
  const entries = await entriesOf(file, size)
  if (entries === null) return null
  if (!entries.includes('[Content_Types].xml')) return '.zip'
  // A document with macros runs what it carries.
  if (entries.some(isMacro)) return null
  return OFFICE_PARTS.find(([part]) => entries.includes(part))?.[1] ?? '.zip'
}

/** What the file at a path is, by its content: how its name has to end; null for what is not taken. */
export const materialEnding = async (path: string, size: number): Promise<MaterialEnding | null> => {
  const file = await open(path)
  try {
    const first = await readAt(file, 0, 8)
    if (first.subarray(0, 5).toString('latin1') === '%PDF-') return '.pdf'
    const begins = (hex: string) => first.toString('hex').startsWith(hex)
    if (begins('89504e470d0a1a0a')) return '.png'
    if (begins('ffd8ff')) return '.jpg'
    return begins(LOCAL_FILE) ? await zipEnding(file, size) : null
  } finally {
    await file.close()
  }
}
