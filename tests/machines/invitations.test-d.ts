import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { Language } from '../../src/domain/language.ts'
import type { ListAsked } from '../../src/domain/list.ts'
import type { InvitationsActor, invitationsMachine } from '../../src/machines/invitations/invitations.machine.ts'

test('the invitations begin as the address says, and are acted on one by one', () => {
  expectTypeOf<InputFrom<typeof invitationsMachine>>().toEqualTypeOf<
    Readonly<{ asked: ListAsked; language: Language }>
  >()
  // @ts-expect-error nothing is taken back without being named
  void ((actor: InvitationsActor) => actor.send({ type: 'revocation.chosen' }))
  // @ts-expect-error what is looked at is the list's own matter
  void ((actor: InvitationsActor) => actor.send({ type: 'search.changed', search: 'bo' }))
})
