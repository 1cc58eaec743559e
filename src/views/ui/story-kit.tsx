import type { ReactNode } from 'react'
import { css } from 'styled-system/css'

/** The story again as a reader of Arabic sees it at night. */
export const arabicAtNight = { globals: { mode: 'dark', direction: 'rtl', locale: 'ar' } } as const
export const atNight = { globals: { mode: 'dark' } } as const
export const inArabic = { globals: { direction: 'rtl', locale: 'ar' } } as const

export const LONG_WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'
export const LONG_TEXT =
  'Move the vehicles out of the travelled way, keep the upstream taper long enough for the speed of the road, and tell the dispatcher each time the number of blocked lanes changes.'

export const Row = ({ children }: { children: ReactNode }) => (
  <div className={css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4', marginBlockEnd: '4' })}>
    {children}
  </div>
)

export const Column = ({ children }: { children: ReactNode }) => (
  <div className={css({ display: 'grid', gap: '5', maxWidth: 'form' })}>{children}</div>
)
