import type { TaughtWith } from '../../domain/contract/material.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { asking } from '../../machines/asking.ts'
import { materialUploadMachine, type UploadInput } from '../../machines/materials/material-upload.machine.ts'
import { createResourceMachine } from '../../machines/resource/resource.machine.ts'
import { uploading } from '../../machines/uploading.ts'
import { resourceActors } from './resource.actors.ts'

export const createMaterials = (gateway: Gateway) =>
  createResourceMachine<readonly TaughtWith[]>().provide({
    actors: resourceActors<readonly TaughtWith[]>(
      gateway,
      ['materials'],
      async (_query, signal) => (await gateway.ask('Materials', {}, { signal })).materials,
    ),
  })

export const createMaterialUpload = ({ ask }: Gateway) =>
  materialUploadMachine.provide({
    actors: {
      upload: uploading<UploadInput>(async ({ upload, file }, signal, onProgress) => {
        if (!(file instanceof Blob)) throw new Error('Not a file of this page')
        await ask('AddMaterial', { upload }, { signal, file: { content: file, onProgress } })
      }),
      retire: asking<void, { id: number }>(async (input, signal) => {
        await ask('RetireMaterial', input, { signal })
      }),
    },
  })
