/** A thread that prints papers, one after the other: what a page takes to set, nobody else waits for. */
import { dirname } from 'node:path'
import { parentPort } from 'node:worker_threads'

import type { Answered, Asked } from '../threads.ts'
import { drawable, undrawnIn } from './drawable.ts'
import { fontFolder, loadTypst } from './typst-binding.ts'
import type { TypstCompiler } from './typst-binding.ts'

/** A paper by its template, what it is filled with, and whether it is a picture for a screen; else it is a PDF. */
export type Paper = Readonly<{ template: string; data: unknown; as?: 'svg' }>

/** Pages that the compiler remembers nothing of after so many more. */
const REMEMBERED = 10

const FONTS = [
  ...['300Light', '400Regular', '600SemiBold', '700Bold'].map((weight) => fontFolder('noto-sans', weight)),
  ...['400Regular', '700Bold'].map((weight) => fontFolder('amiri', weight)),
]

if (!parentPort) throw new Error('printing.worker.ts runs in a worker thread')
const port = parentPort

/** One for each folder of templates, loaded with the first paper of it; null where this platform has none. */
const compilers = new Map<string, TypstCompiler | null>()

const compilerOf = (folder: string): TypstCompiler | null => {
  if (!compilers.has(folder)) compilers.set(folder, loadTypst(folder, FONTS))
  return compilers.get(folder) ?? null
}

/** Where one sign takes the place of others, the compiler may find more that it has none for. */
const TRIES = 4

/** A paper with whatever somebody is called on it: for what no font has, a sign stands, and all else is there. */
const set = (compiler: TypstCompiler, { template, data, as }: Paper, tries = TRIES): Uint8Array => {
  const document = { mainFilePath: template, inputs: { data: JSON.stringify(data) } }
  try {
    return as === 'svg' ? Buffer.from(compiler.plainSvg(document)) : compiler.pdf(document, { pdfStandard: 'ua-1' })
  } catch (cause) {
    const undrawn = undrawnIn(String(cause))
    if (undrawn.length === 0 || tries === 0) throw cause
    return set(compiler, { template, data: drawable(data, undrawn), ...(as && { as }) }, tries - 1)
  }
}

const print = (paper: Paper): Uint8Array | null => {
  const compiler = compilerOf(dirname(paper.template))
  if (compiler === null) return null
  const printed = set(compiler, paper)
  compiler.evictCache(REMEMBERED)
  return printed
}

const answerTo = ({ id, question }: Asked<Paper>): Answered<Uint8Array | null> => {
  try {
    return { id, answer: print(question) }
  } catch (cause) {
    return { id, failure: cause instanceof Error ? cause.message : 'The paper could not be printed' }
  }
}

port.on('message', (asked: Asked<Paper>) => port.postMessage(answerTo(asked)))
