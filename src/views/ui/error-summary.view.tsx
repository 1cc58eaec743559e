import type { ReactNode, Ref } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'

import { Banner } from './banner.view.tsx'

export type ErrorSummaryProps = {
  title: ReactNode
  /** `fieldId` is the id that was given to the field. */
  errors: readonly { fieldId: string; message: ReactNode }[]
  /** Takes focus when a form is sent with mistakes. */
  summaryRef?: Ref<HTMLDivElement>
}

/** What is wrong with a form, at its head; each line leads to its field. */
export const ErrorSummary = ({ title, errors, summaryRef }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
    <div ref={summaryRef} tabIndex={-1}>
      <Banner tone="danger" title={title} announce="alert">
        <ul className={css({ display: 'grid', gap: '1', marginBlockStart: '1' })}>
          {errors.map((error) => (
            <li key={error.fieldId}>
              <a
                href={`#${error.fieldId}`}
                className={link()}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.fieldId)?.focus()
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
