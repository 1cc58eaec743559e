import { useId, type ReactNode } from 'react'
import { css } from 'styled-system/css'

/** A stretch of the page under its heading. */
export const DashboardSection = ({ heading, children }: { heading: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className={css({ marginBlockStart: { base: '8', md: '10' } })}>
      <h2 id={id} className={css({ textStyle: 'heading.section', marginBlockEnd: '4' })}>
        {heading}
      </h2>
      {children}
    </section>
  )
}
