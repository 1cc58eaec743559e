import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import type { ListAct } from '../../../domain/contract/list-acts.list.ts'
import type { RoleName } from '../../../domain/role.ts'
import { DEED_REASON_MAX } from '../../../domain/user-deed.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { DeedActor } from '../../../machines/deed/deed.machine.ts'
import { saidOf } from '../../list-acts/act-said.ts'
import { useMissing } from '../../list-acts/use-missing.ts'
import { Segmented } from '../../ui/segmented.view.tsx'
import { Select } from '../../ui/select.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'
import { DeedDialog } from '../deed-dialog.view.tsx'
import type { Closing, RoleChange } from './users.props.ts'

const fields = css({ display: 'grid', gap: '4' })

const WAYS = ['addRole', 'takeRole'] as const

type RoleDialogProps = Readonly<{
  actor: DeedActor<RoleChange, ListAct>
  /** Those that the viewer gives and takes. */
  roles: readonly RoleName[]
}>

/** Which role, and whether it is given or taken, is chosen in it. */
export const RoleDialog = ({ actor, roles }: RoleDialogProps) => {
  const { usersList } = useWords()
  const { changeRole: said } = usersList
  const missing = useMissing(actor)
  const change = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  const choose = (more: Partial<RoleChange>) => {
    if (change) actor.send({ type: 'subject.changed', subject: { ...change, ...more } })
  }
  return (
    <DeedDialog actor={actor} said={({ people }) => saidOf(said, people)}>
      <div className={fields}>
        <Segmented
          legend={said.way()}
          segments={WAYS.map((way) => ({ value: way, label: said.ways[way]() }))}
          value={change?.way ?? 'addRole'}
          disabled={isBusy}
          onValueChange={(way) => choose({ way })}
        />
        <Select
          label={said.role()}
          required
          error={missing(change?.role)}
          options={roles.map((role) => ({ value: role, label: usersList.roles[role]() }))}
          placeholder={said.chooseRole()}
          value={change?.role ?? ''}
          aria-disabled={isBusy || undefined}
          onValueChange={(value) => choose({ role: roles.find((role) => role === value) ?? null })}
        />
      </div>
    </DeedDialog>
  )
}

/** Why an account is closed is kept in the log: it is not closed without. */
export const ClosingDialog = ({ actor }: Readonly<{ actor: DeedActor<Closing, ListAct> }>) => {
  const { deactivate: said } = useWords().usersList
  const missing = useMissing(actor)
  const closing = useSelector(actor, ({ context }) => context.subject)
  const isBusy = useSelector(actor, (at) => at.hasTag('busy'))
  return (
    <DeedDialog actor={actor} isDangerous said={({ people }) => saidOf(said, people)}>
      <TextArea
        label={said.reason()}
        help={said.reasonHelp()}
        rows={3}
        required
        error={missing(closing?.reason)}
        maxLength={DEED_REASON_MAX}
        dir="auto"
        value={closing?.reason ?? ''}
        readOnly={isBusy}
        onValueChange={(reason) => {
          if (closing) actor.send({ type: 'subject.changed', subject: { ...closing, reason } })
        }}
      />
    </DeedDialog>
  )
}
