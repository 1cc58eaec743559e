import { useSelector } from '@xstate/react'
import { MessageSquareText } from 'lucide-react'
import type { FormEvent } from 'react'

import { useWords } from '../../../../i18n/words.tsx'
import type {
  PhoneVerificationActor,
  PhoneVerificationSnapshot,
} from '../../../../machines/phone-verification/phone-verification.machine.ts'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../../ui/button.view.tsx'
import { PhoneField } from '../../../ui/phone-field.view.tsx'
import { FaultBanner } from './fault-banner.view.tsx'
import * as styles from './security.styles.ts'

const refusalOf = ({ context }: PhoneVerificationSnapshot) =>
  context.sendFault?.fields?.find(({ field }) => field === 'phoneNumber')?.message

/** The first step: which number a code is sent to. */
export const PhoneNumber = ({ actor }: { actor: PhoneVerificationActor }) => {
  const { security } = useWords()
  const { phone } = security
  const phoneNumber = useSelector(actor, ({ context }) => context.phoneNumber)
  const verifiedNumber = useSelector(actor, ({ context }) => context.verifiedNumber)
  const fault = useSelector(actor, ({ context }) => context.sendFault)
  const refusal = useSelector(actor, refusalOf)
  const isMalformed = useSelector(actor, (at) => at.matches({ numbering: { open: 'malformed' } }))
  const isUnsent = useSelector(actor, (at) => at.matches({ numbering: { open: 'unsent' } }))
  const isLimited = useSelector(actor, (at) => at.matches({ numbering: 'limited' }))
  const isSending = useSelector(actor, (at) => at.matches({ numbering: 'sending' }))
  const canAsk = useSelector(actor, (at) => at.can({ type: 'code.asked' }))
  const canKeep = useSelector(actor, (at) => at.can({ type: 'number.kept' }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'code.asked' })
  }
  return (
    <form
      ref={handOnFocus}
      method="post"
      noValidate
      aria-label={phone.title()}
      className={styles.form}
      onSubmit={submit}
    >
      {verifiedNumber === '' && <p className={styles.muted}>{phone.none()}</p>}
      {isLimited && <FaultBanner title={phone.limited()} fault={fault} />}
      {isUnsent && refusal === undefined && <FaultBanner title={phone.unsent()} fault={fault} />}
      <PhoneField
        name="phoneNumber"
        label={phone.number()}
        value={phoneNumber}
        error={isMalformed ? phone.malformed() : refusal}
        readOnly={isSending || isLimited}
        onValueChange={(typed) => actor.send({ type: 'number.changed', phoneNumber: typed })}
      />
      <div className={styles.actions}>
        <Button type="submit" icon={MessageSquareText} busy={isSending} disabled={!canAsk && !isSending}>
          {phone.send()}
        </Button>
        {canKeep && (
          <Button variant="ghost" onClick={() => actor.send({ type: 'number.kept' })}>
            {phone.keep({ phone: `\u2066${verifiedNumber}\u2069` })}
          </Button>
        )}
      </div>
    </form>
  )
}
