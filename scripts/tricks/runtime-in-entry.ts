// Puts the bundler's few helpers into the entry's file. Rolldown keeps them in a file of their own whenever files are
// cut by hand, whatever group they are given to: a request of every page, and the one that all others wait for before
// the first of them can run.
import type { Plugin, Rolldown } from 'vite'

const RUNTIME = /^var (?<body>[\s\S]+);export\{(?<names>[^}]+)\};\s*$/

/** `s as n` as `["n", "s"]`: the name outside, and the one inside. */
const namePairs = (names: string): readonly (readonly [outside: string, inside: string])[] =>
  names.split(',').map((pair) => {
    const [inside = '', outside = inside] = pair.trim().split(' as ')
    return [outside, inside]
  })

const importOf = (file: string) => new RegExp(`import\\{([^}]+)\\}from"\\./${file.replaceAll('.', '\\.')}";?`)

/** No name that a minifier comes to. */
const outsideName = (name: string) => `runtime_${name}`

/** Throws where the files are not written as they were when this was. */
export const withRuntime = (entry: string, runtime: string, runtimeFile: string): string => {
  const { body, names } = RUNTIME.exec(runtime)?.groups ?? {}
  const [statement, asked] = importOf(runtimeFile).exec(entry) ?? []
  if (body === undefined || names === undefined || statement === undefined || asked === undefined)
    throw new Error('The bundler writes its helpers otherwise than scripts/tricks/runtime-in-entry.ts reads them.')
  const pairs = namePairs(names)
  const helpers = `(()=>{var ${body};return{${pairs.map(([outside, inside]) => `${outside}:${inside}`).join(',')}}})()`
  const own = namePairs(asked).map(([inside, outside]) => `${inside}=${outsideName(outside)}`)
  const declared = `var{${pairs.map(([name]) => `${name}:${outsideName(name)}`).join(',')}}=${helpers},${own.join(',')};`
  return `${entry.replace(statement, () => declared)}\nexport{${pairs.map(([name]) => outsideName(name)).join(',')}};\n`
}

/** The same file with its helpers from the entry. */
export const askingEntry = (code: string, runtimeFile: string, entryFile: string): string =>
  code.replace(importOf(runtimeFile), (_statement, asked: string) => {
    const names = namePairs(asked).map(([inside, outside]) => `${outsideName(outside)} as ${inside}`)
    return `import{${names.join(',')}}from"./${entryFile}";`
  })

export const runtimeInEntry = (): Plugin => ({
  name: 'runtime-in-entry',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  // Files are named by their content before it is changed here: whoever changes how, changes this.
  augmentChunkHash: () => 'runtime-in-entry 1',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
    const runtime = chunks.find(({ name }) => name === 'rolldown-runtime')
    const entry = chunks.find(({ isEntry }) => isEntry)
    if (!runtime || !entry) return
    const [runtimeFile = '', entryFile = ''] = [runtime, entry].map(({ fileName }) => fileName.replace(/^.*\//, ''))
    for (const chunk of chunks) {
      chunk.code =
        chunk === entry
          ? withRuntime(chunk.code, runtime.code, runtimeFile)
          : askingEntry(chunk.code, runtimeFile, entryFile)
    }
    delete bundle[runtime.fileName]
  },
})
