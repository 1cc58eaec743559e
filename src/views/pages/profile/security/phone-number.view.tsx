import { useSelector } from '@xstate/react'
import { MessageSquareText } from 'lucide-react'

import { useWords } from '../../../../i18n/words.tsx'
import { refusalAt } from '../../../../machines/filling.ts'
import type {
  PhoneVerificationActor,
  PhoneVerificationSnapshot,
} from '../../../../machines/phone-verification/phone-verification.machine.ts'
import { FormNews } from '../../../form/form-news.view.tsx'
import { Form } from '../../../form/form.view.tsx'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../../ui/button.view.tsx'
import { PhoneField } from '../../../ui/phone-field.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import * as styles from './security.styles.ts'

const refusalOf = ({ context }: PhoneVerificationSnapshot) => refusalAt(context.sendFault, 'phoneNumber')

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

  return (
    <Form
      ref={handOnFocus}
      method="post"
      isBusy={isSending}
      aria-label={phone.title()}
      className={styles.form}
      onSend={() => actor.send({ type: 'code.asked' })}
    >
      {verifiedNumber === '' && <p className={styles.muted}>{phone.none()}</p>}
      <FormNews check={security.check()} errors={[]}>
        {isLimited && <FaultBanner title={phone.limited()} fault={fault} />}
        {isUnsent && refusal === undefined && <FaultBanner title={phone.unsent()} fault={fault} />}
      </FormNews>
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
    </Form>
  )
}
