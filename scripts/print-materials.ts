// Prints the materials of the demo's courses: `node scripts/print-materials.ts`. They are kept in the project.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fontFolder, loadTypst } from '../server/platform/printing/typst-binding.ts'
import { sheets } from './materials/sheets.ts'

const FOLDER = join(import.meta.dirname, '../server/demo/materials')
const WORKSPACE = join(import.meta.dirname, 'materials')

const compiler = loadTypst(
  WORKSPACE,
  ['300Light', '400Regular', '700Bold'].map((weight) => fontFolder('noto-sans', weight)),
)
if (compiler === null) throw new Error('No Typst compiler is built for this platform')
await mkdir(FOLDER, { recursive: true })
for (const [name, sheet] of Object.entries(sheets)) {
  const pdf = compiler.pdf(
    { mainFilePath: join(WORKSPACE, 'material.typ'), inputs: { data: JSON.stringify(sheet) } },
    { pdfStandard: 'ua-1' },
  )
  await writeFile(join(FOLDER, `${name}.pdf`), pdf)
  process.stdout.write(`${name}.pdf ${pdf.length}\n`)
}
