import { createContext, type ReactNode } from 'react'

/** Tools for pages that stand alone, which have no bar to hold them: each says where on it they are. */
export const BareTools = createContext<ReactNode>(null)
