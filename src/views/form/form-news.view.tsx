import { Children, type ReactNode } from 'react'
import { css } from 'styled-system/css'

import { useWords } from '../../i18n/words.tsx'
import { FaultBanner, type FaultBannerProps, type OfChange } from '../pages/fault-banner.view.tsx'
import { ErrorSummary, type ErrorSummaryProps } from '../ui/error-summary.view.tsx'

const NEWS = 'data-form-news'

/** A group says that it is wrong, and takes the focus where it can, else its first choice does. */
const WRONG = ':is(input, select, textarea, button, [tabindex])[aria-invalid=true], [aria-invalid=true] input'

/** To the first field that says what is wrong with it, or else to what is said of all of them. */
export const goToNews = (form: HTMLElement): void =>
  (form.querySelector<HTMLElement>(WRONG) ?? form.querySelector<HTMLElement>(`[${NEWS}]`))?.focus()

const styles = css({ display: 'grid', gap: '4', outlineStyle: 'none' })

type FormNewsProps = Partial<Pick<FaultBannerProps, 'kept'> & Pick<OfChange, 'fault' | 'unanswered'>> &
  Readonly<{
    /** "Check these fields". */
    check: string
    errors: ErrorSummaryProps['errors']
    /** "This was not saved", above why: the fault that no field says. */
    failed?: string
    /** What else is to be said of the form as a whole. */
    children?: ReactNode
  }>

/** What a form says once it was sent: which fields are wrong, and what else is. */
export const FormNews = ({ check, errors, fault = null, failed, unanswered, kept, children }: FormNewsProps) => {
  const { faults } = useWords()
  return errors.length === 0 && !fault && Children.toArray(children).length === 0 ? null : (
    <div {...{ [NEWS]: '' }} tabIndex={-1} className={styles}>
      <ErrorSummary title={check} errors={errors} />
      {fault && (
        <FaultBanner
          title={failed}
          {...(failed !== undefined && { unanswered: unanswered ?? faults.unknown() })}
          fault={fault}
          kept={kept}
        />
      )}
      {children}
    </div>
  )
}
