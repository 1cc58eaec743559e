import * as z from 'zod/mini'

import { INVITATION_LIST } from '../../src/domain/contract/invitations.list.ts'
import { exportAddress } from '../../src/domain/contract/list.contract.ts'
import { reads, writes } from '../../src/gateway/calls/call.ts'
import type { Answer, Asked } from '../../src/gateway/calls/calls.ts'

const answer = z.object({ items: z.array(z.string()), total: z.int() })

// What a call says is what its answer has.
reads({ path: '/a', answer, pick: 'items' })
// @ts-expect-error: the answer has no such field
reads({ path: '/a', answer, pick: 'rows' })
reads({ path: '/a/export', list: INVITATION_LIST, answer: exportAddress, pick: 'url' })
// @ts-expect-error: a list is answered by a page of it, or by an address
reads({ path: '/a', list: INVITATION_LIST, answer: z.object({ total: z.int() }) })
// @ts-expect-error: an answer is a shape of the contract
reads({ path: '/a', answer: 'invitationList' })
// @ts-expect-error: nothing else can be said of a call
reads({ path: '/a', answer, changes: ['invitations'] })

writes({ method: 'POST', path: '/a', changes: ['invitations'] })
// @ts-expect-error: nobody watches such a topic
writes({ method: 'POST', path: '/a', changes: ['invitation'] })
// @ts-expect-error: who asks has a method of its own
writes({ method: 'GET', path: '/a' })

// Variables are those of the path, of the body and of the header; the answer is the contract's.
const asked: Asked<'revokeGroupInvitation'> = { groupId: 3, id: 9 }
const text: Asked<'reissueCertificate'> = { number: 'TIM-2' }
const form: Asked<'makeGroup'> = { name: 'Crews' }
const kept: Answer<'planClass'> = 7
// @ts-expect-error: an id is a number
const wrong: Asked<'peopleImport'> = { id: '9' }

export type Used = [typeof asked, typeof text, typeof form, typeof kept, typeof wrong]
