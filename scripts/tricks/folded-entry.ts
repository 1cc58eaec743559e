// The build's own minifier renames and joins; terser also folds what one function only hands to another. On the file
// that every page loads that is a hundredth: a kilobyte of the first load, for four seconds of the build. Other files
// gain next to nothing by it, and some grow.
import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The file that the entry's code is in. */
const ENTRY = 'main'

/** Twice: what was folded once shows what else can be. Names are left to the build's own. */
const FOLDING = { module: true, mangle: false, compress: { passes: 2 } } as const

export const foldedEntry = (): Plugin => ({
  name: 'folded-entry',
  applyToEnvironment: ({ name }) => name === 'client',
  renderChunk: async (code, { name }) => {
    if (name !== ENTRY) return null
    const folded = await minify(code, FOLDING)
    return { code: folded.code ?? code, map: null }
  },
})
