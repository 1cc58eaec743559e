import type { TaughtWith } from '../../domain/contract/material.contract.ts'
import type { Gateway } from '../../gateway/gateway.ts'
import { materialUploadMachine, type UploadInput } from '../../machines/materials/material-upload.machine.ts'
import { uploading } from '../../machines/uploading.ts'
import type { Retired } from '../../views/pages/materials/retire-dialog.view.tsx'
import { createDeed } from './deed.actors.ts'
import { createResource } from './kept-resource.actors.ts'

export const createMaterials = (gateway: Gateway) =>
  createResource<readonly TaughtWith[]>(
    gateway,
    ['materials'],
    async (_query, signal) => (await gateway.ask('Materials', {}, { signal })).materials,
    () => 'materials',
  )

export const createMaterialUpload = ({ ask }: Gateway) =>
  materialUploadMachine.provide({
    actors: {
      upload: uploading<UploadInput>(async ({ upload: { to, fileName, note }, file }, signal, onProgress) => {
        if (!(file instanceof Blob)) throw new Error('Not a file of this page')
        const sent = { signal, file: { content: file, onProgress } }
        await (to.kind === 'version'
          ? ask('AddMaterialVersion', { materialId: to.materialId, fileName, note }, sent)
          : ask('AddMaterial', { courseId: to.courseId, title: to.title, fileName, note }, sent))
      }),
    },
  })

export const createRetiring = ({ ask }: Gateway) =>
  createDeed(async ({ id }: Retired, signal) => {
    await ask('ChangeMaterial', { id, isRetired: true }, { signal })
  })
