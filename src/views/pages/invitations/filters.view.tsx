import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { css } from 'styled-system/css'

import { INVITATION_STATES, isInvitationState } from '../../../domain/invitation.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { InvitationsActor } from '../../../machines/invitations/invitations.machine.ts'
import { IconButton } from '../../ui/icon-button.view.tsx'
import { Segmented } from '../../ui/segmented.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'

const ALL = 'all'
const FIELD = 'invitations-search'

const styles = {
  row: css({
    display: 'grid',
    gridTemplateColumns: { base: '1fr', lg: '[minmax(0, 1fr) auto]' },
    gap: '4',
    alignItems: 'end',
    marginBlockEnd: '5',
  }),
  search: css({ '&::-webkit-search-cancel-button': { display: 'none' } }),
}

export const Filters = ({ actor }: { actor: InvitationsActor }) => {
  const { invitations } = useWords()
  const search = useSelector(actor, ({ context }) => context.asked.search)
  const state = useSelector(actor, ({ context }) => context.asked.state)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'search.submitted' })
  }
  const clear = () => {
    actor.send({ type: 'search.changed', search: '' })
    document.getElementById(FIELD)?.focus()
  }
  return (
    <form role="search" aria-label={invitations.filters()} className={styles.row} onSubmit={submit}>
      <TextField
        id={FIELD}
        name="search"
        type="search"
        label={invitations.search()}
        icon={Search}
        dir="auto"
        value={search}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        onValueChange={(typed) => actor.send({ type: 'search.changed', search: typed })}
        end={search === '' ? undefined : <IconButton icon={X} label={invitations.clear()} size="sm" onClick={clear} />}
        className={styles.search}
      />
      <Segmented
        legend={invitations.state()}
        segments={[
          { value: ALL, label: invitations.all() },
          ...INVITATION_STATES.map((value) => ({ value, label: invitations.states[value]() })),
        ]}
        value={state ?? ALL}
        onValueChange={(value) => actor.send({ type: 'state.chosen', state: isInvitationState(value) ? value : null })}
      />
    </form>
  )
}
