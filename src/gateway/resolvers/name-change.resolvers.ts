import { nameChange, nameStanding } from '../../domain/contract/name-change.contract.ts'
import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts'

const OWN = '/profiles/me/name-change'

export const nameChangeQueries = {
  nameStanding: (_root, _args, { get }) => get(OWN, nameStanding),
} satisfies QueryResolvers

export const nameChangeMutations = {
  askForName: (_root, { form }, { send }) => send('POST', OWN, form, nameChange, { creates: true }),
  withdrawNameChange: (_root, _args, { send }) => send('POST', `${OWN}/withdraw`, {}, nameChange),
} satisfies MutationResolvers
