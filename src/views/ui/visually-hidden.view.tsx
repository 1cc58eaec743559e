import type { ReactNode } from 'react'
import { visuallyHidden } from 'styled-system/patterns/visually-hidden'

export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={visuallyHidden()}>
    {children}
  </span>
)
