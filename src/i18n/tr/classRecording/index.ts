import type { NamespaceClassRecordingTranslation } from '../../i18n-types'

const tr_classRecording = {
  title: 'Yapılmış bir sınıfı kaydet',
  lead: 'Burada planlanmamış bir sınıf için. Tamamlanmış olarak saklanır; sertifikalar sınıfın tarihini taşır.',
  list: 'Tüm sınıflar',
  loading: 'Form yükleniyor',
  failed: 'Form açılamadı',
  courseLead: 'Hangi eğitim yapıldı ve kim verdi.',
  sessionsLead: 'Sınıf ne zaman toplandı, yerin saatine göre.',
  venueLead: 'Nerede yapıldı.',
  people: 'Kişiler',
  peopleLead: 'Baştan sona kimler oradaydı ve bunu ne gösteriyor.',
  reviewLead: 'Saklanacak olan budur. Sertifika alanlara hemen e-posta gider.',
  find: 'Ada ya da adrese göre birini bul',
  added: 'Eklendi: {name}',
  peopleLabel: 'Kimler oradaydı',
  peopleHelp:
    'Her satıra bir kişi: e-posta adresi, lisans numarası ya da bir sertifikasının numarası. En çok {most|number}.',
  peopleTooMany: 'Bir kerede en çok {most|number} kişi kaydedilir.',
  peopleTooLong: 'Bu satırlardan biri bir adres ya da numara için çok uzun.',
  evidence: 'Yapıldığını gösteren',
  evidenceHelp: 'Örneğin imza çizelgesi ve nerede durduğu. Kayıtta saklanır.',
  names: 'Kaydedilecek kişiler',
  looking: 'Bu kişilerin kim olduğuna bakılıyor',
  unlooked: 'Bu kişilerin kim olduğu öğrenilemedi',
  line: '{line|number}. satır',
  problems: {
    unknown: 'Bu adres ya da numara kimsede yok',
    several: 'Bu numara birden çok kişide var',
    twice: 'Daha önce yazıldı',
    own: 'Bu sizsiniz: sizi başka biri kaydeder',
  },
  held: 'Bu eğitimden o güne ait sertifikası var',
  certificate: 'Sertifika alır',
  wrong:
    '{{count:Her satır birini gösteriyor|Bir satır kaydedilebilecek kimseyi göstermiyor|?? satır kaydedilebilecek kimseyi göstermiyor}}',
  correct: 'Satırları değiştir',
  certificates: '{{count:Hiç sertifika verilmez.|Bir sertifika verilir.|?? sertifika verilir.}}',
  clashes: 'Aynı saatte yapılanlar',
  clashesText: 'Yine de kaydedebilirsiniz.',
  record: 'Sınıfı kaydet',
  recordedTitle: 'Sınıf kaydedildi',
  recorded: '{{count:Hiç sertifika verilmedi.|Bir sertifika verildi.|?? sertifika verildi.}}',
  seeClass: 'Sınıfa bak',
  another: 'Bir tane daha kaydet',
} satisfies NamespaceClassRecordingTranslation

export default tr_classRecording
