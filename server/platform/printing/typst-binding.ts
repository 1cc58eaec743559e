import { createRequire } from 'node:module'

/** The part of the native Typst compiler that we call. */
export type TypstCompiler = Readonly<{
  pdf(
    document: Readonly<{ mainFilePath: string; inputs: Readonly<Record<string, string>> }>,
    options: Readonly<{ pdfStandard: 'ua-1' }>,
  ): Buffer
  plainSvg(document: Readonly<{ mainFilePath: string; inputs: Readonly<Record<string, string>> }>): string
  evictCache(maxAge: number): void
}>

type TypstBinding = Readonly<{
  NodeCompiler: Readonly<{
    create(
      args: Readonly<{ workspace: string; fontArgs: readonly Readonly<{ fontPaths: readonly string[] }>[] }>,
    ): TypstCompiler
  }>
}>

const BINDINGS = ['gnu', 'musl'].map((libc) => `@myriaddreamin/typst-ts-node-compiler-linux-x64-${libc}`)

const isTypstBinding = (value: unknown): value is TypstBinding =>
  typeof value === 'object' && value !== null && 'NodeCompiler' in value

/** The compiler for this platform, or null where none is built for it. */
export const loadTypst = (workspace: string, fontPaths: readonly string[]): TypstCompiler | null => {
  const require = createRequire(import.meta.url)
  for (const name of BINDINGS) {
    try {
      const binding: unknown = require(name)
      if (isTypstBinding(binding)) return binding.NodeCompiler.create({ workspace, fontArgs: [{ fontPaths }] })
    } catch (cause) {
      const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
      if (code !== 'MODULE_NOT_FOUND' && code !== 'ERR_DLOPEN_FAILED') throw cause
    }
  }
  return null
}

/** The folder of a font family's weight, as its package keeps it. */
export const fontFolder = (family: 'noto-sans' | 'amiri', weight: string): string =>
  createRequire(import.meta.url)
    .resolve(`@expo-google-fonts/${family}/package.json`)
    .replace(/package\.json$/, weight)
