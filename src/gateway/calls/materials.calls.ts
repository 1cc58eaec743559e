import {
  keptMaterial,
  materialChanges,
  materialList,
  materialQuery,
  materialVersionQuery,
} from '../../domain/contract/material.contract.ts'
import { reads, writes } from './call.ts'

export const materialCalls = {
  materials: reads({ path: '/materials', answer: materialList }),
  addMaterial: writes({
    method: 'POST',
    path: '/materials',
    query: materialQuery,
    uploads: true,
    answer: keptMaterial,
    changes: ['materials'],
  }),
  addMaterialVersion: writes({
    method: 'POST',
    path: '/materials/{materialId}/versions',
    query: materialVersionQuery,
    uploads: true,
    answer: keptMaterial,
    changes: ['materials'],
  }),
  changeMaterial: writes({ method: 'PATCH', path: '/materials/{id}', body: materialChanges, changes: ['materials'] }),
}
