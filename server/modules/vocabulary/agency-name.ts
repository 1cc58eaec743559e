import { fold } from '../../../src/domain/text-folding.ts'

/** By which agencies are told apart: two that people would take for one are one. */
export const agencyNameKey = (name: string): string => fold(name).replaceAll(/\s+/g, ' ').trim()
