import { keptMaterial, materialList } from '../../domain/contract/material.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'
import { done } from './done.ts'
import { plainQuery } from './query-string.ts'

export const materialQueries = {
  materials: (_root, _args, { get }) => get('/materials', materialList),
} satisfies QueryResolvers

export const materialMutations = {
  addMaterial: async (_root, { upload: { to, ...named } }, { upload, changes }) => {
    changes('materials')
    const kept = await (to.kind === 'version'
      ? upload(`/materials/${to.materialId}/versions${plainQuery(named)}`, keptMaterial)
      : upload(`/materials${plainQuery({ ...named, courseId: to.courseId, title: to.title })}`, keptMaterial))
    return kept
  },
  retireMaterial: async (_root, { id }, { send, changes }) => {
    changes('materials')
    const retired = await send('PATCH', `/materials/${id}`, { isRetired: true }, done)
    return retired
  },
} satisfies MutationResolvers
