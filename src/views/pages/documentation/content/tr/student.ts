import { care, heading, keys, list, page, say, see, steps, table, tip } from '../blocks.ts'
import type { GuideSection } from '../guide.types.ts'

export const student = {
  enrolling: {
    keywords: 'kayıt yazılma katılma başlama kurs süre gün kod',
    blocks: [
      steps(
        'Öğrenci hesabınızla giriş yapın.',
        'Ana sayfada eğitimi bulun ve “Kaydol” düğmesine basın.',
        'Eğitimin sizden ne istediğini okuyun: dersler, video, toplam süre ve bitirme süresi.',
        'Onaylamak için “Kaydol” düğmesine basın. Ardından “Devam et” ilk dersi açar.',
      ),
      page('/online-course-enrollment', 'Bir çevrim içi eğitim seç'),
      say(
        'Size, eğitimi bitirmeniz gereken tarihi ve bir kod içeren bir e-posta gelir. Eğitimi tamamlayana kadar saklayın: program, eğitimi kimin aldığını bu kodla denetler.',
      ),
      heading('time', 'Süreniz'),
      say(
        'Kayıt, eğitimin belirlediği gün sayısı kadar, çoğunlukla bir yıl sürer. Sonra süresi dolar. Yaptıklarınız geçmişinizde kalır ve yeniden kaydolabilirsiniz.',
      ),
      heading('good-to-know', 'Sormadan önce'),
      list(
        'İki kez kaydolamazsınız. Onaylarken ağ giderse yeniden denemeniz yeter.',
        '“Bu eğitime kaydolmak için öğrenci olarak giriş yapmalısınız” yazısı, hesabınızda öğrenci rolü olmadığını söyler. Programdan eklemesini isteyin.',
        'Burada kaydolan bir grup koordinatörü yalnızca kendini kaydeder, grubundaki öğrencileri değil.',
      ),
      see('student/watching-a-lesson', 'student/my-courses', 'coordinator/your-role'),
    ],
  },
  'watching-a-lesson': {
    keywords: 'video oynat duraklat sar ileri ilerleme kilitli devam saniye sayılır 95',
    blocks: [
      say(
        'Eğitim, art arda gelen derslerden oluşur. Her ders bir video ve ardından bir sınavdır. Sonraki ders, bir öncekini geçtiğinizde açılır; ders listesi nerede olduğunuzu gösterir.',
      ),
      heading('counting', 'Ne sayılır'),
      list(
        'Gerçekten oynattığınız her saniye sayılır; 2x hıza kadar her hızda.',
        'Atladıklarınız sayılmaz. Geriye dilediğiniz gibi gidebilirsiniz, ileriye ise yalnızca izlediğiniz yere kadar.',
        'Sayfa gözden kaybolursa video durur ve bir şey sayılmaz.',
        'Videonun %95 kadarını izlediğinizde sınav açılır.',
      ),
      tip(
        'Videonun altındaki “İzlemediğiniz bölümler” her boşluğu gösterir. Birine basın, oraya gidersiniz. Çoğu zaman bir duraklatmadan sonraki birkaç saniyedir.',
      ),
      heading('resuming', 'Ara vermek ve sürdürmek'),
      say(
        'Gerektiğinde durun: çağrı gelir, vardiya biter. İzlediğiniz süre on saniyede bir, duraklattığınızda ve ayrıldığınızda kaydedilir. Video, hangi cihazda olursanız olun, izlemediğiniz ilk saniyeden sürer.',
      ),
      heading('saved', 'Kaydedildi mi?'),
      table(
        'Videonun altındaki satır',
        ['Yazan', 'Anlamı'],
        ['“İzleme süreniz kaydedildi”', 'Sunucuda.'],
        ['“Henüz kaydedilmedi. Yeniden deneniyor”', 'Yolda. Sayfayı açık bırakın.'],
        [
          '“Çevrim dışısınız. İzleme süreniz bu cihazda saklanır, sonra gönderilir”',
          'Ağ gelince gönderilir; sayfayı kapatmış olsanız bile, dersi yeniden açtığınızda.',
        ],
      ),
      see('student/captions-and-transcript', 'student/taking-a-quiz', 'anywhere/offline'),
    ],
  },
  'captions-and-transcript': {
    keywords: 'altyazı ses seslendirme dil hız oynatma metin döküm oynatıcı tuş sessiz ses tam ekran',
    blocks: [
      list(
        '“Altyazı” altyazının dilini ya da “Altyazı kapalı” seçer, üç boyuttan birini de. Sitenin dilinde başlar. Resmin üzerinde yazanlar da aynı dildedir. Video birkaç dilde konuşuyorsa aynı menüdeki “Ses” birini seçer; izlediğiniz süre hepsinde aynı sayılır.',
        '“Hız” yarım hızdan iki kata kadar oynatır. Her hız tam sayılır.',
        '“10 saniye geri” az önce kaçırdığınızı yineler.',
        '“Tam ekran” bütün ekranı videoya verir. Bilgisayarda “Sayfanın tüm genişliğini kullan” dersleri videonun altına alır.',
        'Seçtikleriniz bu cihazda saklanır. Telefonda görüntünün soluna ya da sağına iki kez dokunun: 10 saniye geri ya da ileri gider.',
      ),
      heading('transcript', 'Metin dökümü'),
      say(
        'Oynatıcının altında söylenen her şey satır satır yazar. Söylenen satır işaretlenir. Bir satıra basın; izlediğiniz yere kadar, o noktaya gidersiniz. Siz kaydırana kadar liste videoyu takip eder; “Videoyu takip et” onu geri getirir. “Dökümlerde ara” sözcükleri bu derste ve eğitimin diğer derslerinde bulur.',
      ),
      heading('keys', 'Oynatıcının tuşları'),
      keys(
        'Odak oynatıcıdayken',
        ['K', 'Oynatır ya da duraklatır'],
        ['J L', '10 saniye geri ya da ileri gider'],
        ['← →', '5 saniye geri ya da ileri gider'],
        ['↑ ↓', 'Sesi artırır ya da azaltır'],
        ['M', 'Sesi kapatır ya da açar'],
        ['C', 'Altyazıyı kapatır ya da açar'],
        ['< >', 'Yavaşlatır ya da hızlandırır'],
        ['0 9', 'Videonun onda birlik bir yerine gider'],
        ['F', 'Tam ekran yapar'],
        ['T', 'Sayfanın tüm genişliğini verir'],
        ['?', 'Oynatıcının bütün tuşlarını gösterir'],
      ),
      keys(
        'Videodaki yeri gösteren çubuktayken',
        ['← →', '5 saniye geri ya da ileri gider'],
        ['PageDown PageUp', '30 saniye geri ya da ileri gider'],
        ['Home', 'Başa gider'],
        ['End', 'İzlediğiniz yerin sonuna gider'],
      ),
      tip('Oynatıcı her dilde, Arapçada da, soldan sağa akar: zaman her yerde aynı yöne ilerler.'),
    ],
  },
  'taking-a-quiz': {
    keywords: 'sınav test soru yanıt cevap süre saat hak teslim gönder kaydedildi',
    blocks: [
      say('Video izlendiğinde sınavın kuralları görünür: soru sayısı, geçmek için gereken, süre ve kalan hak.'),
      steps(
        '“Sınava başla” düğmesine basın. Süre varsa onunla başlar.',
        'Soruları birer birer yanıtlayın. “Tüm sorular” hangilerinin yanıtlandığını gösterir ve sizi dilediğinize götürür.',
        '“Teslim et” düğmesine basın. Yanıtsız soru varsa önce size sorulur: yanıtsız soru yanlış sayılır.',
      ),
      heading('saved-answers', 'Yanıtlarınız tek tek kaydedilir'),
      say(
        'Her yanıt verdiğiniz anda kaydedilir ve soruda yazar. Sayfayı yenilerseniz, tarayıcı çökerse ya da başka bir cihaza geçerseniz aynı sınav kalan süreyle sürer.',
      ),
      heading('offline', 'Ağ yokken'),
      say(
        'Yanıtlamayı sürdürün. “Çevrim dışısınız. Yanıtlarınız bu cihazda saklanır, sonra gönderilir” yazar ve ağ gelir gelmez yanıtlar gönderilir. Çevrim dışıyken teslim ederseniz sınav, ağ gelince teslim edilir.',
      ),
      care('Süreyi sunucu tutar; siz çevrim dışıyken ya da başka yerdeyken de işler. Zamanınız olduğunda başlayın.'),
      heading('the-clock', 'Saat'),
      say(
        '“Süreyi gizle” saati kaldırır; son dakikalar yine de sessizce duyurulur. Size ek süre verildiyse başlamadan önce gösterilir ve her sınavda geçerlidir.',
      ),
      heading('two-tabs', 'İki sekmede açıksa'),
      say('Her zaman tek bir sınav vardır. Eskimiş sekme bunu söyler ve “Burada devral” sınavı oraya getirir.'),
      keys('Sınavdaki tuşlar', ['1 – 9', 'Yanıtı seçer'], ['Enter', 'İlerletir; son soruda teslim eder']),
      see('student/quiz-results', 'anywhere/offline', 'anywhere/accessibility'),
    ],
  },
  'quiz-results': {
    keywords: 'geçti kaldı sonuç geri bildirim yeniden dene hak bekleme süre doldu puan',
    blocks: [
      table(
        'Üç sonuç',
        ['Gördüğünüz', 'Ardından'],
        ['“Geçtiniz”', 'Ders kalıcı olarak tamamlanır ve sonraki açılır.'],
        ['“Bu kez geçemediniz”', 'Kaç yanıtın doğru olduğunu ve kaç doğru gerektiğini görürsünüz.'],
        ['“Süre doldu”', 'Sınav süresi içinde teslim edilmedi. Bir hak kullanılmış sayılır.'],
      ),
      heading('learning', 'Sonuçtan öğrenmek'),
      steps(
        '“Yanıtlarınıza bakın” altında her soru doğru ya da yanlış diye işaretlidir.',
        'Yanlış bir yanıtta “Bu bölümü yeniden izle” videoyu, konunun anlatıldığı yerde açar.',
        'Artık videoda serbestçe gezinebilirsiniz.',
      ),
      heading('again', 'Yeniden denemek'),
      list(
        '“Sınavı yeniden dene” düğmesine basın. Sorular ve sıraları yeniden çekilir.',
        'Bazı sınavlarda iki deneme arasında beklemek gerekir. Sayfa, ne zaman yeniden deneyebileceğinizi yazar.',
        'Bazı sınavlarda deneme hakkı sınırlıdır. Hepsi bittiyse yeni bir hak için eğitmeninize ya da programa başvurun.',
      ),
      tip('Geçtiğiniz ders, sonra ne yaparsanız yapın, geçilmiş kalır.'),
    ],
  },
  certificates: {
    keywords: 'sertifika pdf indir yazdır numara karekod belge ad yanlış düzeltme süre yenileme',
    blocks: [
      say('Bütün dersleri geçtiğinizde eğitim tamamlanır. Sertifikanız hemen düzenlenir ve numarası e-postayla gelir.'),
      steps(
        '“Eğitimlerim” sayfasını açın ve “Sertifikalar” bölümünü bulun.',
        '“PDF indir” sertifikayı kaydeder. Yazdırılabilir, ekran okuyucular da okuyabilir.',
        '“Doğrulama sayfası” başkalarının denetlerken gördüğünü gösterir.',
      ),
      page('/student/dash', 'Eğitimlerim sayfasına git'),
      heading('what-is-on-it', 'Üzerinde ne yazar'),
      say(
        'Adınız, eğitim, süresi, tamamladığınız gün, geçerlilik sonu, numarası ve bir karekod. Karekod, okutan herkesi sertifikayı doğrulayan sayfaya götürür.',
      ),
      heading('expiry', 'Süresi dolarsa'),
      say(
        'Bazı sertifikalar belirli bir süre geçerlidir. Tarih sertifikada ve “Eğitimlerim” sayfasında yazar. Yenilemek için eğitime yeniden kaydolun: eski sertifika geçmişinizde kalır.',
      ),
      heading('wrong-name', 'Adınız yanlışsa'),
      say(
        'Doğru adı profilinizde “Sertifikalardaki ad” başlığı altında isteyin. Bir yönetici onayladığında sertifikalarınız bu adla yeniden düzenlenir; eski numara o zaman “Yerine yenisi verildi” gösterir ve yenisiyle karıştırılamaz. Eski adla kalan olursa “Eğitimlerim” sayfasında yanındaki “Adı düzelt” düğmesine basın.',
      ),
      see('start/verifying-a-certificate'),
    ],
  },
  'my-courses': {
    keywords: 'panel özet kayıt durum etiket etkin süresi doldu tamamlandı bırakıldı doğrulandı devam',
    blocks: [
      say('“Eğitimlerim” sıradakiyle başlar: içinde olduğunuz ders ve ondan kalan süre. Bir kez basın, oradasınız.'),
      page('/student/dash', 'Eğitimlerim sayfasına git'),
      heading('labels', 'Etiketler ne anlama gelir'),
      table(
        'Çevrim içi kayıtlar',
        ['Etiket', 'Anlamı'],
        ['Etkin - 3/9 tamamlandı', 'Sürüyor; dokuz dersten üçünü geçtiniz.'],
        ['“Tamamlandı”', 'Bütün dersler geçildi.'],
        ['“Tamamlandı - Süresi doldu”', 'Tamamladınız, süresi sonradan geçti.'],
        ['“Süresi doldu - Eksik”', 'Bitirmeden süre geçti. Yeniden kaydolabilirsiniz.'],
        ['“Süresi doldu”', 'Süresi bittiği için kayıt kapandı.'],
        ['“Bırakıldı”', 'Eğitimden çıkarıldınız.'],
      ),
      heading('verified', 'Doğrulandı ya da doğrulanmadı'),
      say(
        '“Doğrulandı”, programın bu kayıt için kim olduğunuzu denetlediğini; “Doğrulanmadı”, bunun henüz yapılmadığını gösterir. Eksik ders varken “Eğitim bitmedi” eklenir.',
      ),
      heading('the-rest', 'Daha aşağıda'),
      list(
        '“Sınıflar”: yüz yüze sınıflarınız, zamanı ve yeriyle.',
        '“Sertifikalar”: numaralar, tarihler ve indirmeler.',
        '“Geçmiş”: bitmiş kayıtlar. Buradan hiçbir şey silinmez.',
      ),
    ],
  },
} satisfies GuideSection<'student'>
