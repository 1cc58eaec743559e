import { useSelector } from '@xstate/react'
import { css } from 'styled-system/css'

import { countAudience } from '../../../domain/class-audience.ts'
import { CLASS_LIMITS } from '../../../domain/contract/class-form.contract.ts'
import type { HeldClass } from '../../../domain/contract/held-class.contract.ts'
import { commaIn } from '../../../i18n/side-by-side.ts'
import { useLanguage, useWords } from '../../../i18n/words.tsx'
import type { ClassDeskActor } from '../../../machines/class-desk/class-desk.machine.ts'
import type { CancelClassActor } from '../../../machines/class-desk/class-forms.machine.ts'
import { useDates } from '../../dates.ts'
import { FormDialog } from '../../form/form-dialog.view.tsx'
import { FormNews } from '../../form/form-news.view.tsx'
import { Form } from '../../form/form.view.tsx'
import { useFormFields } from '../../form/use-form-fields.ts'
import { Banner } from '../../ui/banner.view.tsx'
import { TextArea } from '../../ui/text-area.view.tsx'

const styles = {
  form: css({ display: 'grid', gap: '4', minWidth: '0', paddingBlockEnd: '2' }),
  next: css({ display: 'grid', gap: '1', listStyle: 'disc', paddingInlineStart: '5', marginBlockStart: '1' }),
}

const NextClasses = ({ held }: Readonly<{ held: HeldClass }>) => {
  const { cancelling } = useWords().classDesk
  const dates = useDates()
  const comma = commaIn(useLanguage())
  if (countAudience(held, 'all') === 0) return null
  if (held.nextClasses.length === 0) return <Banner tone="warning">{cancelling.noNext()}</Banner>
  return (
    <div>
      {cancelling.next()}
      <ul className={styles.next}>
        {held.nextClasses.map(({ startsAt, timeZone, venue, city }) => (
          <li key={`${startsAt} ${venue}`}>
            <time dateTime={startsAt}>{dates.moment(startsAt, timeZone)}</time>
            {comma}
            <bdi>{`${venue}, ${city}`}</bdi>
          </li>
        ))}
      </ul>
    </div>
  )
}

const CancelForm = ({ id, actor, held }: Readonly<{ id: string; actor: CancelClassActor; held: HeldClass }>) => {
  const words = useWords()
  const { cancelling, editing } = words.classDesk
  const { errors, fault, isBusy, propsOf, send } = useFormFields(
    actor,
    { reason: { label: cancelling.reason(), max: CLASS_LIMITS.reason } },
    { id },
  )
  return (
    <Form id={id} isBusy={isBusy} aria-label={cancelling.title()} className={styles.form} onSend={send}>
      <FormNews
        check={cancelling.check()}
        errors={errors}
        fault={fault}
        failed={cancelling.failed()}
        kept={editing.kept()}
      />
      <TextArea
        {...propsOf('reason')}
        help={cancelling.reasonHelp()}
        required
        dir="auto"
        rows={3}
        maxLength={CLASS_LIMITS.reason}
        autoComplete="off"
      />
      <NextClasses held={held} />
    </Form>
  )
}

/** A class that was cancelled stays so: it is asked, with whom it touches and what they are offered. */
export const CancelDialog = ({ desk, held }: Readonly<{ desk: ClassDeskActor; held: HeldClass }>) => {
  const { cancelling } = useWords().classDesk
  return (
    <FormDialog
      form={useSelector(desk, ({ children }) => children.cancellation)}
      onLeave={() => desk.send({ type: 'desk.left' })}
      role="alertdialog"
      title={cancelling.title()}
      description={cancelling.lead({ count: countAudience(held, 'all') })}
      keep={cancelling.keep()}
      send={cancelling.confirm()}
      isDangerous
      first="reason"
      renderForm={(id, form) => <CancelForm id={id} actor={form} held={held} />}
    />
  )
}
