import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

export const VisuallyHidden = ({ children, id }: { children: ReactNode; id?: string }) => (
  <span id={id} className={css({ srOnly: true })}>
    {children}
  </span>
)
