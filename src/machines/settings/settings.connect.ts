import type { SnapshotFrom } from 'xstate'

import type { SchemeId } from '../../domain/appearance.ts'
import type { Direction, Language } from '../../domain/language.ts'
import type { Layout } from '../../domain/layout.ts'
import type { OwnPalettes } from '../../domain/palette.ts'
import type { ThemeMode } from '../../domain/theme-mode.ts'
import type { settingsMachine } from './settings.machine.ts'

type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>

export const selectMode = (snapshot: SettingsSnapshot): ThemeMode => snapshot.context.appearance.mode
export const selectScheme = (snapshot: SettingsSnapshot): SchemeId => snapshot.context.appearance.scheme
export const selectLanguage = (snapshot: SettingsSnapshot): Language => snapshot.context.appearance.language
export const selectFontScale = (snapshot: SettingsSnapshot): number => snapshot.context.appearance.fontScale
export const selectDirection = (snapshot: SettingsSnapshot): Direction => snapshot.context.appearance.direction
export const selectLayout = (snapshot: SettingsSnapshot): Layout => snapshot.context.appearance.layout
export const selectPalettes = (snapshot: SettingsSnapshot): OwnPalettes => snapshot.context.appearance.palettes
/** What was changed has not come to the person's account; it is kept here and sent again. */
export const isUnsaved = (snapshot: SettingsSnapshot): boolean => snapshot.context.failures > 0
/** It is not known yet whose settings these are. */
export const isUnsettled = (snapshot: SettingsSnapshot): boolean => snapshot.matches({ ready: { server: 'unsettled' } })
export const selectScrollbars = (snapshot: SettingsSnapshot): boolean => snapshot.context.appearance.customScrollbars
