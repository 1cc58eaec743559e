import { useSelector } from '@xstate/react'
import { Send, Undo2 } from 'lucide-react'
import { css } from 'styled-system/css'

import type { Invitation } from '../../../domain/contract/invitation.contract.ts'
import { useFormats, useLanguage, useWords, type Words } from '../../../i18n/words.tsx'
import type { InvitationsActor, InvitationsPage } from '../../../machines/invitations/invitations.machine.ts'
import { handOnFocus } from '../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { Table, type TableColumn } from '../../ui/table.view.tsx'
import { useIsWide } from '../../ui/use-wide.ts'
import { expiryWords, nameOf, roleWords, TONES } from './invitation-words.ts'

const styles = {
  // A name of another direction stands where the rest of its cell does.
  person: css({ display: 'grid', gap: '0.5', justifyItems: 'start', minWidth: '0' }),
  named: css({ display: 'block', minWidth: { base: '0', lg: '[19rem]' } }),
  name: css({ fontWeight: 'semibold', overflowWrap: 'anywhere' }),
  muted: css({ textStyle: 'small', color: 'fg.muted', fontWeight: 'normal', overflowWrap: 'anywhere' }),
  state: css({ display: 'grid', gap: '1', justifyItems: 'start' }),
  acts: css({
    display: 'flex',
    flexWrap: { base: 'wrap', xl: 'nowrap' },
    gap: '1',
    whiteSpace: { xl: 'nowrap' },
  }),
  cards: css({ display: 'grid', gap: '3' }),
  card: css({ display: 'grid', gap: '3' }),
  head: css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: '3' }),
  facts: css({
    display: 'grid',
    gridTemplateColumns: '[fit-content(50%) minmax(0, 1fr)]',
    columnGap: '4',
    rowGap: '1',
    overflowWrap: 'anywhere',
  }),
  fact: css({ display: 'contents' }),
}

type Of = Readonly<{ invitation: Invitation }>

const Person = ({ invitation }: Of) => (
  <span className={styles.person}>
    <bdi className={styles.name}>{nameOf(invitation)}</bdi>
    <bdi dir="ltr" className={styles.muted}>
      {invitation.email}
    </bdi>
  </span>
)

const namedPerson = (invitation: Invitation) => (
  <span className={styles.named}>
    <Person invitation={invitation} />
  </span>
)

const Expiry = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const words = useWords()
  const formats = useFormats()
  const expiry = expiryWords(words, useLanguage(), invitation, now)
  return expiry === null ? null : (
    <time dateTime={invitation.expiresAt} title={formats.dateTime(invitation.expiresAt)} className={styles.muted}>
      {expiry}
    </time>
  )
}

const State = ({ invitation, now }: Of & Readonly<{ now: number }>) => {
  const { invitations } = useWords()
  const { state } = invitation
  return (
    <span className={styles.state}>
      <StatusChip tone={TONES[state]}>{invitations.states[state]()}</StatusChip>
      <Expiry invitation={invitation} now={now} />
    </span>
  )
}

const Inviter = ({ invitation }: Of) => {
  const { list } = useWords().invitations
  const formats = useFormats()
  return (
    <span className={styles.person}>
      <bdi>{invitation.invitedBy ?? list.nobody()}</bdi>
      <time dateTime={invitation.createdAt} className={styles.muted}>
        {list.sent({ date: formats.date(invitation.createdAt) })}
      </time>
    </span>
  )
}

const Acts = ({ invitation, actor }: Of & Readonly<{ actor: InvitationsActor }>) => {
  const { list } = useWords().invitations
  const isSending = useSelector(
    actor,
    (at) => at.matches({ act: 'resending' }) && at.context.invitation?.id === invitation.id,
  )
  const isFree = useSelector(actor, (at) => at.can({ type: 'resend.chosen', invitation }))
  const name = nameOf(invitation)
  const { state } = invitation
  if (state === 'used' || state === 'revoked') return null
  return (
    <div ref={handOnFocus} className={styles.acts}>
      <Button
        variant="outline"
        size="sm"
        icon={Send}
        busy={isSending}
        aria-disabled={!isFree || undefined}
        aria-label={list.resendNamed({ name })}
        onClick={() => actor.send({ type: 'resend.chosen', invitation })}
      >
        {list.resend()}
      </Button>
      {state === 'open' && (
        <Button
          variant="ghost"
          size="sm"
          icon={Undo2}
          aria-disabled={!isFree || undefined}
          aria-label={list.revokeNamed({ name })}
          onClick={() => actor.send({ type: 'revocation.chosen', invitation })}
        >
          {list.revoke()}
        </Button>
      )}
    </div>
  )
}

type InvitationListProps = Readonly<{ actor: InvitationsActor; page: InvitationsPage }>

const Cards = ({ actor, page: { items, now } }: InvitationListProps) => {
  const words = useWords()
  const { list } = words.invitations
  return (
    <ul aria-label={list.caption()} className={styles.cards}>
      {items.map((invitation) => (
        <Surface as="li" key={invitation.id}>
          <div className={styles.card}>
            <div className={styles.head}>
              <Person invitation={invitation} />
              <State invitation={invitation} now={now} />
            </div>
            <dl className={styles.facts}>
              <div className={styles.fact}>
                <dt className={styles.muted}>{list.role()}</dt>
                <dd>{roleWords(words, invitation.userType)}</dd>
              </div>
              <div className={styles.fact}>
                <dt className={styles.muted}>{list.by()}</dt>
                <dd>
                  <Inviter invitation={invitation} />
                </dd>
              </div>
            </dl>
            <Acts invitation={invitation} actor={actor} />
          </div>
        </Surface>
      ))}
    </ul>
  )
}

const columnsOf = (words: Words, actor: InvitationsActor, now: number): TableColumn<Invitation>[] => {
  const { list } = words.invitations
  return [
    { key: 'person', head: list.person(), cell: namedPerson },
    { key: 'role', head: list.role(), cell: ({ userType }) => roleWords(words, userType) },
    { key: 'state', head: list.state(), cell: (invitation) => <State invitation={invitation} now={now} /> },
    { key: 'by', head: list.by(), cell: (invitation) => <Inviter invitation={invitation} /> },
    { key: 'acts', head: list.actions(), cell: (invitation) => <Acts invitation={invitation} actor={actor} /> },
  ]
}

/** A table where there is room for one, else a card for each. */
export const InvitationList = ({ actor, page }: InvitationListProps) => {
  const words = useWords()
  const isWide = useIsWide()
  if (!isWide) return <Cards actor={actor} page={page} />
  return (
    <Table
      caption={words.invitations.list.caption()}
      captionHidden
      columns={columnsOf(words, actor, page.now)}
      rows={page.items}
      rowKey={({ id }) => String(id)}
    />
  )
}
