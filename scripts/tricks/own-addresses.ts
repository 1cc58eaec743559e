// A file of the server knows what lies beside it (a list, a template, a worker, the migrations) by `import.meta.url`.
// Joined with the others it still does: its address is written from that of the file that they became.
import { relative, sep } from 'node:path'

import type { Plugin } from 'vite'

/** `folder` is the folder that the one file is written into. */
export const ownAddresses = (folder: string): Plugin => ({
  name: 'own-addresses',
  enforce: 'pre',
  transform: {
    filter: { id: { exclude: /node_modules/ }, code: 'import.meta.url' },
    handler: (code, id) => {
      const own = relative(folder, id).split(sep).join('/')
      return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(own)}, import.meta.url).href`)
    },
  },
})
