import type { TaughtWith } from '../../domain/contract/material.contract.ts'
import type { MaterialUpload } from '../../domain/material.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { materialUploadMachine, type ChosenFile } from '../../machines/materials/material-upload.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { resourceActors } from './resource.actors.ts'

export const createMaterials = (gateway: Gateway) =>
  createResourceMachine<readonly TaughtWith[]>().provide({
    actors: resourceActors<readonly TaughtWith[]>(
      gateway,
      ['materials'],
      async (_query, signal) => (await gateway.ask('Materials', {}, { signal })).materials,
    ),
  })

/** A file's bytes as text; the browser's own reader takes them in without a copy of each. */
const inBase64 = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''),
    )
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file was not read')))
    reader.readAsDataURL(file)
  })

export const createMaterialUpload = ({ ask }: Gateway) =>
  materialUploadMachine.provide({
    actors: {
      readFile: asking<string, { file: ChosenFile }>(async ({ file }) => {
        if (!(file instanceof Blob)) throw new Error('Not a file of this page')
        return inBase64(file)
      }),
      upload: asking<void, { upload: MaterialUpload }>(async (input, signal) => {
        await ask('AddMaterial', input, { signal })
      }),
      retire: asking<void, { id: number }>(async (input, signal) => {
        await ask('RetireMaterial', input, { signal })
      }),
    },
  })
