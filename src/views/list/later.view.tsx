import type { ReactNode } from 'react'

import { useDrawnWhole } from '../use-drawn-whole.ts'
import { isComingBack } from './way-back.ts'

/**
 * What stands below what comes into sight: drawn a moment after the page, so that the page is there sooner. At once where
 * somebody is led back to a row, which may be in it.
 */
export const Later = ({ children }: Readonly<{ children: ReactNode }>) => useDrawnWhole(isComingBack()) && children
