import { useActorRef, useSelector } from '@xstate/react'
import { useId, type FormEvent } from 'react'

import type { Fault } from '../../../../domain/fault.ts'
import { PHONE_CODE } from '../../../../domain/phone.ts'
import { useFormats, useWords } from '../../../../i18n/words.tsx'
import type {
  PhoneVerificationActor,
  PhoneVerificationSnapshot,
} from '../../../../machines/phone-verification/phone-verification.machine.ts'
import { selectData } from '../../../../machines/resource/resource.connect.ts'
import { handOnFocus } from '../../../shell/quick-panel/hand-on-focus.ts'
import { Button } from '../../../ui/button.view.tsx'
import { Link } from '../../../ui/link.view.tsx'
import { TextField } from '../../../ui/text-field.view.tsx'
import { FaultBanner } from '../../fault-banner.view.tsx'
import type { SecurityMachines } from './security.props.ts'
import * as styles from './security.styles.ts'
import { Teller } from './teller.view.tsx'

const ENTRIES = ['wrong', 'void', 'limited', 'unverified'] as const
type Trouble = (typeof ENTRIES)[number]

/** What became of the code that was tried. */
const troubleOf = (at: PhoneVerificationSnapshot): Trouble | null =>
  ENTRIES.find((code) => at.matches({ sent: { code } })) ?? null

/** The code was just asked for: this is where the person is going. */
const takeFocus = (field: HTMLInputElement | null) => field?.focus()

const Trying = ({ trouble, fault }: { trouble: Trouble | null; fault: Fault | null }) => {
  const { phone } = useWords().security
  if (trouble === 'void' || trouble === 'limited') return <FaultBanner title={phone[trouble]()} fault={fault} />
  return trouble === 'unverified' ? (
    <FaultBanner title={phone.unverified()} fault={fault} kept={phone.codeKept()} />
  ) : null
}

const OutboxHint = ({ machine }: { machine: SecurityMachines['isDemo'] }) => {
  const { phone } = useWords().security
  const isDemo = useSelector(useActorRef(machine, { input: { query: undefined } }), selectData)
  return isDemo === true ? (
    <p className={styles.muted}>
      {phone.outbox()} {/* In another tab: this step would be gone. */}
      <Link href="/demo/outbox" external target="_blank">
        {phone.toOutbox()}
      </Link>
    </p>
  ) : null
}

const Another = ({ actor }: { actor: PhoneVerificationActor }) => {
  const { phone } = useWords().security
  const formats = useFormats()
  const left = useSelector(actor, ({ context }) => context.left)
  const isCooling = useSelector(actor, (at) => at.matches({ sent: { another: 'cooling' } }))
  const isSending = useSelector(actor, (at) => at.matches({ sent: { another: 'sending' } }))
  const canAsk = useSelector(actor, (at) => at.can({ type: 'code.asked' }))
  const canReopen = useSelector(actor, (at) => at.can({ type: 'number.reopened' }))
  return (
    <>
      <div className={styles.actions}>
        <Button
          variant="outline"
          size="sm"
          busy={isSending}
          aria-disabled={!canAsk || undefined}
          onClick={() => actor.send({ type: 'code.asked' })}
        >
          {phone.resend()}
        </Button>
        <Button variant="ghost" size="sm" disabled={!canReopen} onClick={() => actor.send({ type: 'number.reopened' })}>
          {phone.reopen()}
        </Button>
      </div>
      {isCooling && <p className={styles.muted}>{phone.resendIn({ time: formats.duration(left) })}</p>}
    </>
  )
}

/** The second step: the code that was sent. */
export const PhoneCode = ({ actor, isDemo }: { actor: PhoneVerificationActor; isDemo: SecurityMachines['isDemo'] }) => {
  const { phone } = useWords().security
  const formats = useFormats()
  const id = useId()
  const phoneNumber = useSelector(actor, ({ context }) => context.phoneNumber)
  const code = useSelector(actor, ({ context }) => context.code)
  const codeFault = useSelector(actor, ({ context }) => context.codeFault)
  // Words beside a code are ours, in the person's language; those of any other server may be in its own.
  const wrong = (codeFault?.code && codeFault.message) ?? phone.wrong()
  const sendFault = useSelector(actor, ({ context }) => context.sendFault)
  const trouble = useSelector(actor, troubleOf)
  const isVerifying = useSelector(actor, (at) => at.matches({ sent: { code: 'verifying' } }))
  const isNotSentAgain = useSelector(
    actor,
    (at) => at.matches({ sent: { another: 'unsent' } }) || at.matches({ sent: { another: 'limited' } }),
  )
  const canType = useSelector(actor, (at) => at.can({ type: 'code.changed', code: '' }))
  const canSubmit = useSelector(actor, (at) => at.can({ type: 'code.submitted' }))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: 'code.submitted' })
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
      <p role="status" className={styles.text}>
        {phone.sent({ phone: `\u2066${phoneNumber}\u2069`, time: formats.duration(PHONE_CODE.minutes * 60) })}
      </p>
      <OutboxHint machine={isDemo} />
      <Trying trouble={trouble} fault={codeFault} />
      <TextField
        ref={takeFocus}
        id={id}
        name="code"
        label={phone.code()}
        help={phone.codeHelp()}
        value={code}
        error={trouble === 'wrong' ? wrong : undefined}
        readOnly={!canType}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        onValueChange={(typed) => actor.send({ type: 'code.changed', code: typed })}
      />
      {/* What is wrong is read with the field, and the next try writes over it. */}
      {trouble === 'wrong' && (
        <Teller
          tell={() => {
            const field = document.getElementById(id)
            if (field instanceof HTMLInputElement) field.select()
          }}
        />
      )}
      <Button type="submit" busy={isVerifying} disabled={!canSubmit && !isVerifying} className={styles.start}>
        {phone.verify()}
      </Button>
      {isNotSentAgain && <FaultBanner title={phone.unsent()} fault={sendFault} />}
      <Another actor={actor} />
    </form>
  )
}
