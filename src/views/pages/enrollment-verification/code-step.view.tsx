import { useSelector } from '@xstate/react'
import type { FormEvent } from 'react'
import { css } from 'styled-system/css'

import type { OwnEnrollment } from '../../../domain/contract/enrollment-verification.contract.ts'
import { useWords } from '../../../i18n/words.tsx'
import type { EnrollmentVerificationActor } from '../../../machines/enrollment-verification/enrollment-verification.machine.ts'
import type { ResourceMachine } from '../../../machines/resource/resource.machine.ts'
import { Button } from '../../ui/button.view.tsx'
import { Surface } from '../../ui/surface.view.tsx'
import { TextField } from '../../ui/text-field.view.tsx'
import { FaultBanner } from '../fault-banner.view.tsx'
import { typedText } from '../typed-text.ts'
import { OwnEnrollments } from './own-enrollments.view.tsx'

const styles = {
  steps: css({ display: 'grid', gridTemplateColumns: '[minmax(0, 1fr)]', gap: '6' }),
  form: css({ display: 'grid', gap: '5', justifyItems: 'start', maxWidth: 'prose', '& > *': { width: 'full' } }),
  code: css({ maxWidth: '[28rem]', fontVariantNumeric: 'tabular-nums', letterSpacing: '[0.08em]' }),
}

/** The code as it is read off the mail; whatever it is not of, it is answered in the same way. */
export const CodeStep = ({
  actor,
  own,
}: Readonly<{ actor: EnrollmentVerificationActor; own: ResourceMachine<readonly OwnEnrollment[]> }>) => {
  const words = useWords()
  const { enrollmentVerification: said } = words
  const isMalformed = useSelector(actor, (at) => at.matches({ code: 'malformed' }))
  const isUnknown = useSelector(actor, (at) => at.matches({ code: 'unknown' }))
  const isFinding = useSelector(actor, (at) => at.matches({ code: 'finding' }))
  const hasFailed = useSelector(actor, (at) => at.matches({ code: 'couldNotAsk' }))
  const typed = useSelector(actor, ({ context }) => context.code ?? context.typed)
  const fault = useSelector(actor, ({ context }) => context.fault)

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    actor.send({ type: 'code.submitted', code: typedText(event.currentTarget, 'code') })
  }

  return (
    <div className={styles.steps}>
      <Surface as="section" padding="lg">
        <form noValidate aria-label={said.code()} className={styles.form} onSubmit={submit}>
          <TextField
            // A code that came by the address is shown; what is typed later is the person's own.
            key={typed}
            id="enrollment-code"
            name="code"
            label={said.code()}
            help={said.codeHelp()}
            error={isMalformed ? said.malformed() : isUnknown ? said.unknown() : undefined}
            dir="ltr"
            className={styles.code}
            defaultValue={typed}
            required
            readOnly={isFinding}
            autoComplete="one-time-code"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            onValueChange={() => actor.send({ type: 'code.changed' })}
          />
          {hasFailed && (
            <FaultBanner
              isReading
              title={said.failedTitle()}
              action={
                <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'check.retried' })}>
                  {words.actions.retry()}
                </Button>
              }
              fault={fault}
            />
          )}
          <div>
            <Button type="submit" size="lg" busy={isFinding}>
              {isFinding ? said.checking() : said.check()}
            </Button>
          </div>
        </form>
      </Surface>
      <OwnEnrollments actor={actor} own={own} />
    </div>
  )
}
