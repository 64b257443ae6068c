//! Finding what somebody means by a name, or by the beginning of one.

use tabletop::Seat;

use crate::phrase::{Phrase, commas, phrase};
use crate::rows::Row;
use crate::voice::{Reader, Voice};
use crate::{Told, text};

/// Something that can be asked for by name.
#[derive(Clone, Debug)]
pub struct Topic<T> {
    pub topic: T,
    /// As it is called.
    pub title: Phrase,
    /// Other names.
    pub names: Vec<Phrase>,
    /// More of them in one message, parted by commas.
    pub also: Phrase,
}

impl<T> Topic<T> {
    pub(crate) fn new(topic: T, title: Phrase) -> Self {
        Self { topic, title, names: Vec::new(), also: Phrase::Nothing }
    }

    /// Also found by this id or name, which is no language's.
    pub(crate) fn id(mut self, id: &str) -> Self {
        self.names.push(text(id));
        self
    }
}

impl Voice {
    /// The topic of that name, or all with a name that begins like that; where there is none, all with a word that does.
    fn found<T: Copy + PartialEq>(&self, topics: &[Topic<T>], name: &str) -> Vec<Topic<T>> {
        let wanted = plain(name);
        let (mut begin, mut within): (Vec<Topic<T>>, Vec<Topic<T>>) = (Vec::new(), Vec::new());
        if wanted.is_empty() {
            return begin;
        }
        let inside = format!(" {wanted}");
        let say = |phrase: &Phrase| self.say(phrase, &Reader::NOBODY).to_string();
        let articles = say(&phrase("name-articles"));
        let articles: Vec<String> = articles.split(',').map(|article| format!("{} ", plain(article))).collect();
        for topic in topics {
            let also = say(&topic.also);
            let names = std::iter::once(&topic.title).chain(&topic.names).map(say);
            for title in names.chain(also.split(',').map(str::to_owned)) {
                // "The Passage" is asked for as "passage", too, and "L’évasion" as "evasion".
                let spaced = plain(&title.replace(['\'', '’'], " "));
                let bare = articles.iter().find_map(|article| spaced.strip_prefix(article.as_str()));
                let bare = bare.unwrap_or(&spaced);
                let title = plain(&title);
                if title == wanted || bare == wanted {
                    return vec![topic.clone()];
                }
                let found = if title.starts_with(&wanted) || bare.starts_with(&wanted) {
                    &mut begin
                } else if title.contains(&inside) {
                    &mut within
                } else {
                    continue;
                };
                if found.iter().all(|other| other.topic != topic.topic) {
                    found.push(topic.clone());
                }
            }
        }
        if begin.is_empty() { within } else { begin }
    }

    /// The card, place or term of that name or id, explained, with a reader's numbers if there is a board; or what the name
    /// could stand for. For `? gem world`.
    pub fn explain<G: Told>(&self, board: Option<&G::Board>, name: &str) -> Option<Vec<Row>> {
        self.told::<G>(name, |topic| G::explain(board, topic))
    }

    /// The same of something that lies before this seat, with its numbers.
    pub fn explain_of<G: Told>(&self, board: &G::Board, seat: Seat, name: &str) -> Option<Vec<Row>> {
        self.told::<G>(name, |topic| G::explain_of(board, seat, topic))
    }

    fn told<G: Told>(&self, name: &str, tell: impl Fn(G::Topic) -> Vec<Row>) -> Option<Vec<Row>> {
        match self.found(&G::topics(), name).as_slice() {
            [] => None,
            [only] => Some(tell(only.topic)),
            several => {
                let names = commas(several.iter().map(|topic| topic.title.clone()).collect());
                Some(vec![phrase("several-named").set("names", names).into()])
            }
        }
    }
}

/// Letters and digits only, in small letters and without accents, as names are typed: "Earth's Lost Colony" is found as "earths lost
/// colony", too, and "Cárcel" as "carcel".
pub fn plain(name: &str) -> String {
    let letters = name.chars().filter(|c| !matches!(c, '\'' | '’'));
    let spaced: String = letters.map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    bare(&spaced).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// In small letters, without accents.
pub fn bare(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).fold(String::new(), |mut bare, letter| {
        match ACCENTED.iter().find(|(_, accented)| accented.contains(letter)) {
            Some((plain, _)) => bare.push_str(plain),
            None => bare.push(letter),
        }
        bare
    })
}

/// Letters with accents, and how they are typed without.
const ACCENTED: [(&str, &str); 10] = [
    ("a", "áàâãäå"),
    ("e", "éèêë"),
    ("i", "íìîï"),
    ("o", "óòôõö"),
    ("u", "úùûü"),
    ("y", "ýÿ"),
    ("c", "ç"),
    ("n", "ñ"),
    ("oe", "œ"),
    ("ae", "æ"),
];
