import type { SnapshotFrom } from 'xstate'

import type { SchemeId, ThemeMode } from '../../domain/appearance.ts'
import type { Language } from '../../domain/language.ts'
import type { settingsMachine } from './settings.machine.ts'

type SettingsSnapshot = SnapshotFrom<typeof settingsMachine>

export const selectMode = (snapshot: SettingsSnapshot): ThemeMode => snapshot.context.appearance.mode
export const selectScheme = (snapshot: SettingsSnapshot): SchemeId => snapshot.context.appearance.scheme
export const selectLanguage = (snapshot: SettingsSnapshot): Language => snapshot.context.appearance.language
export const selectFontScale = (snapshot: SettingsSnapshot): number => snapshot.context.appearance.fontScale
