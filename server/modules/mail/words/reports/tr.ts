import { isolated } from '../../letter.ts'
import { longDate } from '../long-date.ts'
import type { ReportLetters } from './report-letters.ts'

export const reportsTr: ReportLetters = {
  reportReady: ({ kind, agency, quarter, people, isAmendment, note, link, until }, product) => {
    const what = kind === 'national' ? 'Ulusal sayılar' : 'Kredi dosyası'
    const name = `${what}, ${quarter}`
    return {
      subject: isAmendment ? `Düzeltme: ${name}` : name,
      preheader:
        agency === null
          ? `Kaç müdahale görevlisi eğitildi, gönderen: ${product}.`
          : `Çalışanlarınızın eğitimi, gönderen: ${product}.`,
      paragraphs: [
        agency === null
          ? `${product}, ${quarter} döneminde kaç müdahale görevlisinin eğitildiğini meslek alanlarına göre gönderiyor: toplam ${people}.`
          : `${product}, ${isolated(agency)} kurumunun ${quarter} dönemindeki eğitimini gönderiyor: kişiler, saatler, eğitimler ve sertifika numaraları. ${people} kişiyi kapsıyor.`,
        ...(isAmendment
          ? ['Bunu size daha önce gönderdiğimizden beri bazı bilgiler değişti. Dosya farkları gösteriyor.']
          : []),
        ...(note === null ? [] : [isolated(note)]),
      ],
      link: { label: 'Raporu açın', address: link },
      validity: `Bağlantı ${longDate('tr', `${until}T00:00:00Z`)} tarihine kadar çalışır.${kind === 'national' ? '' : ' Raporda kişi adları var: bağlantıyı yalnızca gerekenlerle paylaşın.'}`,
      closing: 'Bunu beklemiyorduysanız bize yazın.',
    }
  },
  listReady: ({ view, rows, day, link, until }, product) => ({
    subject: `${view}, ${longDate('tr', `${day}T00:00:00Z`)}`,
    preheader: `Size her ay gönderilen bir liste, gönderen: ${product}.`,
    paragraphs: [
      `${isolated(view)} size her ay gönderiliyor. Bugün, listeyi kendiniz gördüğünüz gibi, ${rows} satırı var.`,
    ],
    link: { label: 'Listeyi açın', address: link },
    validity: `Bağlantı, listeyi görebildiğiniz sürece ${longDate('tr', `${until}T00:00:00Z`)} tarihine kadar çalışır. Yalnızca size aittir: başkasıyla paylaşmayın.`,
    closing: 'Bunu beklemiyorduysanız bize yazın.',
  }),
  reportMailingStopped: ({ kind, agency, view = null, problem, link }) => {
    const name =
      kind === 'view'
        ? `${isolated(view ?? '')} listesi`
        : kind === 'national'
          ? 'Ulusal sayılar'
          : `${isolated(agency ?? '')} için kredi dosyası`
    return {
      subject: 'Aylık bir rapor artık gönderilmiyor',
      preheader: 'Biri yeniden başlatana kadar bekler.',
      paragraphs: [
        `Her ay gönderilen rapor durduruldu: ${name}.`,
        {
          nobody: 'Alıcılarından hiçbiri artık onu okuyamaz.',
          owner: 'Onu kuran kişi artık raporlarla ilgilenmiyor.',
          view: 'Listenin görünümü silindi ya da onu kuran kişiyle artık paylaşılmıyor.',
          tooMany: 'Liste e-postayla gönderilemeyecek kadar uzadı.',
          untaken: 'Bütün alıcılardan geri döndü.',
          unmade: 'Rapor hazırlanamadı.',
        }[problem],
      ],
      link: { label: 'Raporları aç', address: link },
      closing: 'Sorunu giderin, sonra oradan yeniden başlatın.',
    }
  },
}
