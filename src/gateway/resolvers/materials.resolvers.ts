import { keptMaterial, materialList } from '../../domain/contract/material.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'
import { plainQuery } from './query-string.ts'

export const materialQueries = {
  materials: (_root, _args, { get }) => get('/materials', materialList),
} satisfies QueryResolvers

export const materialMutations = {
  addMaterial: async (_root, { upload: { to, ...named } }, { upload, announce }) => {
    const kept = await (to.kind === 'version'
      ? upload(`/materials/${to.materialId}/versions${plainQuery(named)}`, keptMaterial)
      : upload(`/materials${plainQuery({ ...named, courseId: to.courseId, title: to.title })}`, keptMaterial))
    announce('materials')
    return kept
  },
  retireMaterial: async (_root, { id }, { send, announce }) => {
    const retired = await send('PATCH', `/materials/${id}`, { isRetired: true }, done)
    announce('materials')
    return retired
  },
} satisfies MutationResolvers
