import type { ReactNode } from 'react'
import { css } from 'styled-system/css'
import { link } from 'styled-system/recipes/link'

import { Banner } from './banner.view.tsx'

export type ErrorSummaryProps = {
  title: ReactNode
  /** `fieldId` is the id that was given to the field. */
  errors: readonly { fieldId: string; message: ReactNode }[]
}

/** What is wrong with a form, at its head; each line leads to its field. */
export const ErrorSummary = ({ title, errors }: ErrorSummaryProps) =>
  errors.length === 0 ? null : (
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
  )
