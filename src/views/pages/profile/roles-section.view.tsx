import { useActorRef, useSelector } from '@xstate/react'
import { BadgeCheck, KeyRound } from 'lucide-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { css } from 'styled-system/css'

import { allOf } from '../../../domain/keys.ts'
import { ROLE, type RoleId, type RoleName } from '../../../domain/role.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { acceptInvitationMachine } from '../../../machines/profile/accept-invitation.machine.ts'
import { useDates } from '../../dates.ts'
import { Button } from '../../ui/button.view.tsx'
import { StatusChip } from '../../ui/status-chip.view.tsx'
import { CodeForm } from './code-form.view.tsx'
import { ProfileSection } from './profile-section.view.tsx'

const NAMES = allOf<RoleName>()(['student', 'instructor', 'groupCoordinator', 'admin', 'master', 'owner'])

const styles = {
  chips: css({ display: 'flex', flexWrap: 'wrap', gap: '2' }),
  since: css({ textStyle: 'small', color: 'fg.muted' }),
  text: css({ outlineStyle: 'none' }),
  begin: css({ justifySelf: 'start' }),
}

/** The form is gone, and the focus with it: it goes on from what came of the code. */
const takeFocus = (text: HTMLParagraphElement | null) => text?.focus()

export type RolesSectionProps = Readonly<{
  machine: typeof acceptInvitationMachine
  roles: readonly RoleId[]
  memberSince: string
}>

export const RolesSection = ({ machine, roles, memberSince }: RolesSectionProps) => {
  const { profile } = useWords()
  const words = profile.roles
  const dates = useDates()
  const actor = useActorRef(machine)
  const begin = useRef<HTMLButtonElement>(null)
  const codeForm = useSelector(actor, ({ children }) => children.codeForm)
  const isAccepted = useSelector(actor, (snapshot) => snapshot.matches('accepted'))
  const held = NAMES.filter((name) => roles.includes(ROLE[name]))
  return (
    <ProfileSection id="roles" title={words.title()} lead={words.lead()}>
      {isAccepted && (
        <p ref={takeFocus} tabIndex={-1} className={styles.text}>
          {words.accepted()}
        </p>
      )}
      {held.length === 0 ? (
        <p>{words.none()}</p>
      ) : (
        <ul aria-label={words.list()} className={styles.chips}>
          {held.map((name) => (
            <li key={name}>
              <StatusChip icon={BadgeCheck}>{words.names[name]()}</StatusChip>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.since}>{words.since({ date: dates.date(memberSince) })}</p>
      {codeForm ? (
        <CodeForm
          actor={codeForm}
          onLeave={() => {
            flushSync(() => actor.send({ type: 'code.left' }))
            begin.current?.focus()
          }}
        />
      ) : (
        <Button
          ref={begin}
          variant="outline"
          icon={KeyRound}
          className={styles.begin}
          onClick={() => actor.send({ type: 'code.begun' })}
        >
          {isAccepted ? words.another() : words.have()}
        </Button>
      )}
    </ProfileSection>
  )
}
