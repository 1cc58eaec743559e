import { expectTypeOf, test } from 'vitest'
import type { InputFrom } from 'xstate'

import type { InvitationsAsked } from '../../src/domain/invitation.ts'
import type { Language } from '../../src/domain/language.ts'
import type { InvitationsActor, invitationsMachine } from '../../src/machines/invitations/invitations.machine.ts'

test('the invitations begin as the address says, and are acted on one by one', () => {
  expectTypeOf<InputFrom<typeof invitationsMachine>>().toEqualTypeOf<
    Readonly<{ asked: InvitationsAsked; language: Language }>
  >()
  // @ts-expect-error nothing is taken back without being named
  void ((actor: InvitationsActor) => actor.send({ type: 'revocation.chosen' }))
  // @ts-expect-error a filter is one of the states
  void ((actor: InvitationsActor) => actor.send({ type: 'state.chosen', state: 'lost' }))
})
