import type { NamespaceProgrammeDashTranslation } from '../../i18n-types'

const tr_programmeDash = {
  loading: 'Sayılar yükleniyor',
  failed: 'Sayılar yüklenemedi',
  waiting: 'Bekleyenler',
  nothing: 'Bekleyen bir şey yok.',
  figures: '{year} yılı',
  trained: 'Eğitim alan kişiler',
  trainedNote: 'Bu yıl sertifika alanlar',
  classesHeld: 'Yapılan sınıflar',
  classesAhead: 'Gelecek sınıflar',
  learning: 'Şu anda çevrim içi öğrenenler',
  expiring: '{days|number} gün içinde biten sertifikalar',
  instructors: 'Eğitmenler',
  byDiscipline: 'Meslek alanına göre eğitim alan kişiler',
  discipline: 'Meslek alanı',
  noDiscipline: 'Belirtilmemiş',
  nobody: 'Bu yıl henüz kimse eğitim almadı.',
} satisfies NamespaceProgrammeDashTranslation

export default tr_programmeDash
