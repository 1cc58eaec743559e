import { createContext } from 'react'

/** Tells whoever pressed for something that its script cannot come now. Without anybody who says it, nothing is said. */
export const LostPartContext = createContext<() => void>(() => {})
