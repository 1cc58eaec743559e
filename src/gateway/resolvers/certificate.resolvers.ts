import { certificate } from '../../domain/contract/student.contract.ts'
import { credentialKeys } from '../../domain/credential.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

export const certificateQueries = {
  credentialKeys: async (_root, _args, { get }) => (await get('/credential-keys', credentialKeys)).keys,
} satisfies QueryResolvers

export const certificateMutations = {
  reissueCertificate: async (_root, { number }, { send, changes }) => {
    const path = `/certificates/${encodeURIComponent(number)}/reissue`
    changes('certificates')
    const reissued = await send('POST', path, {}, certificate, { creates: true })
    return reissued
  },
} satisfies MutationResolvers
