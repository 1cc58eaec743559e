import { useSelector } from '@xstate/react'

import { NOTIFICATION_OPTION } from '../../../../domain/notification-option.ts'
import { useWords } from '../../../../i18n/words.tsx'
import type { NotificationChoiceActor } from '../../../../machines/notification-choice/notification-choice.machine.ts'
import { ChoiceList } from '../../../ui/choice-list.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import * as styles from './security.styles.ts'

const OPTIONS = ['textAndEmail', 'emailOnly'] as const

export type NotificationOptionsProps = Readonly<{ actor: NotificationChoiceActor; hasPhone: boolean }>

/** Text and email, or email only. Why the first is closed is said beside it. */
export const NotificationOptions = ({ actor, hasPhone }: NotificationOptionsProps) => {
  const { notification } = useWords().security
  const option = useSelector(actor, ({ context }) => context.option)
  const fault = useSelector(actor, ({ context }) => context.fault)
  const isUnsaved = useSelector(actor, (at) => at.matches('unsaved'))
  const isSaving = useSelector(actor, (at) => at.matches('saving'))
  const choose = (value: string) => {
    const name = OPTIONS.find((at) => String(NOTIFICATION_OPTION[at]) === value)
    if (name) actor.send({ type: 'option.chosen', option: NOTIFICATION_OPTION[name] })
  }
  return (
    <>
      {isUnsaved && <FaultBanner title={notification.failed()} fault={fault} kept={notification.kept()} />}
      <ChoiceList
        legend={<span className={styles.legend}>{notification.legend()}</span>}
        choices={OPTIONS.map((name) => {
          const isClosed = name === 'textAndEmail' && !hasPhone
          return {
            value: String(NOTIFICATION_OPTION[name]),
            label: isClosed ? <span className={styles.closed}>{notification[name]()}</span> : notification[name](),
            disabled: isSaving || isClosed,
          }
        })}
        value={String(option)}
        onValueChange={choose}
        help={hasPhone ? undefined : notification.needsPhone()}
      />
    </>
  )
}
