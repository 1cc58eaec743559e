import { keptMaterial, materialList } from '../../domain/contract/material.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'

export const materialQueries = {
  materials: (_root, _args, { get }) => get('/materials', materialList),
} satisfies QueryResolvers

export const materialMutations = {
  addMaterial: async (_root, { upload }, { send, announce }) => {
    const { to, ...file } = upload
    const kept = await (to.kind === 'version'
      ? send('POST', `/materials/${to.materialId}/versions`, file, keptMaterial, { creates: true })
      : send('POST', '/materials', { ...file, courseId: to.courseId, title: to.title }, keptMaterial, {
          creates: true,
        }))
    announce('materials')
    return kept
  },
  retireMaterial: async (_root, { id }, { send, announce }) => {
    const retired = await send('PATCH', `/materials/${id}`, { isRetired: true }, done)
    announce('materials')
    return retired
  },
} satisfies MutationResolvers
