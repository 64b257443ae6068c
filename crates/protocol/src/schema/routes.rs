//! Every route there is: what it takes and what comes back.

use std::collections::BTreeMap;

use schemars::{JsonSchema, Schema, json_schema};
use serde_json::Value;

use super::{Any, Body, Content, Operation, Options, Parameter, Response, Text, Writer, bound};
use crate::{Bookmark, Decided, EndSession, Message, NewPerson, NewTable, Request, Return, Step, Which, reply};

/// The messages of a table, whatever the game.
type AnyMessage = Message<Options, Any, Any, Any, Any, Any, Any, Any, Text>;

/// What may be wrong with a request to a route, by what it takes.
const READ: [u16; 3] = [400, 403, 404];

pub(super) fn describe(writer: &mut Writer) {
    writer.get("/", "door", "A page for people").gives_text("text/html", "HTML");
    writer.get("/t/{table}", "tableDoor", "The page of a table, for links").gives_text("text/html", "HTML");
    writer
        .get("/healthz", "health", "Can the server read what it keeps?")
        .gives_text("text/plain", "ok")
        .refuses(&[503]);
    writer.get("/api/openapi.json", "openapi", "This").gives::<Options>("OpenAPI");

    writer
        .post("/api/people", "makePerson", "Become somebody: a name and a token")
        .says()
        .takes::<NewPerson>()
        .gives::<reply::NewPerson>("Also sets the cookie")
        .refuses(&[413, 429, 503]);
    writer
        .post("/api/return", "comeBack", "Come back by a private link")
        .says()
        .takes::<Return>()
        .gives::<reply::NewPerson>("Somebody who was here before, with another token. Also sets the cookie")
        .refuses(&[413, 429, 503]);
    writer.get("/api/me", "me", "Who I am").says().known().gives::<reply::Me>("You");
    writer
        .post("/api/me", "rename", "Be called something else")
        .says()
        .known()
        .takes::<NewPerson>()
        .gives::<reply::Me>("You")
        .refuses(&[413, 429, 503]);
    writer
        .post(
            "/api/me/link",
            "makeLink",
            "Make a private link to come back by; the one before ends, with those who came by it",
        )
        .says()
        .known()
        .gives::<reply::PrivateLink>("The link, told this once")
        .refuses(&[429, 503]);
    writer
        .get("/api/me/sessions", "sessions", "Where I am known: a session for each token")
        .says()
        .known()
        .gives::<reply::Sessions>("Sessions, the one used last first")
        .refuses(&[503]);
    writer
        .post("/api/me/sessions", "endSession", "End one of my sessions, or all but this one")
        .says()
        .known()
        .takes::<EndSession>()
        .gives::<reply::Sessions>("Those that are left")
        .refuses(&[413, 503]);
    writer
        .get("/api/languages", "languages", "The languages that texts come in")
        .gives::<reply::Languages>("Languages");
    writer
        .get("/api/catalogue/{hash}/{language}", "catalogue", "The sentences of a language, to format phrases by")
        .query::<crate::Sentences>()
        .gives::<reply::Texts>("Fluent text; never changes, as another text has another hash");
    writer
        .get("/api/games", "games", "The games, how they can be set up, and their computer players, weakest first")
        .gives::<reply::Games<Options>>("Games");
    writer
        .get("/api/games/{game}/cards", "cards", "Every card and every term in words, and cards as data")
        .says()
        .gives::<reply::Cards<Any, Text>>("Cards and terms");
    writer
        .get("/api/games/{game}/explain", "explain", "A card or a term in words")
        .query::<crate::Explain>()
        .says()
        .gives::<reply::Rows<Text>>("Rows");

    writer
        .get("/api/tables", "tables", "Tables that are listed, or one's own")
        .query::<Which>()
        .says()
        .known()
        .gives::<reply::Tables<reply::Summary<Options, Text>>>("Tables")
        .refuses(&[503]);
    writer
        .post("/api/tables", "makeTable", "Make a table; without a token also become somebody")
        .says()
        .known()
        .takes::<NewTable<Options>>()
        .gives::<reply::Made>("The table")
        .refuses(&[409, 413, 429, 503]);

    let table = "/api/tables/{table}";
    writer
        .get(table, "table", "All that I may know of a table now, by the types of messages")
        .query::<Bookmark>()
        .says()
        .known()
        .gives::<reply::State<Options, Any, Any, Any, Any, Any, Any, Any, Text>>("The newest message of each kind")
        .refuses(&[503]);
    writer
        .post(table, "act", "Do something at a table")
        .says()
        .known()
        .takes::<Request<Any, Any, Any>>()
        .gives::<crate::Done<Text>>("Done, and on disk")
        .refuses(&[409, 413, 422, 429, 503]);
    writer
        .get("/api/tables/{table}/stream", "stream", "Everything now and whatever changes for me, a line of JSON each")
        .query::<Bookmark>()
        .says()
        .known()
        .gives_as::<AnyMessage>("application/x-ndjson", "Messages, a line each")
        .refuses(&[503]);
    writer
        .get("/api/tables/{table}/socket", "socket", "The same over a WebSocket, and commands the other way")
        .query::<Bookmark>()
        .says()
        .known()
        .gives_nothing(101, "Messages, a frame each")
        .refuses(&[426, 503]);
    writer
        .get(
            "/api/tables/{table}/invitations",
            "invitations",
            "The keys of seats that are kept, for whoever made the table",
        )
        .says()
        .known()
        .gives::<reply::Invitations>("Invitations")
        .refuses(&[503]);
    writer
        .get("/api/tables/{table}/hint", "hint", "What a computer player would answer for me, and why")
        .says()
        .known()
        .gives::<reply::Hint<Text>>("A hint")
        .refuses(&[409, 422, 503]);
    writer
        .get("/api/tables/{table}/record", "record", "The whole record, once the game is over")
        .says()
        .gives_text("application/x-ndjson", "docs/records.md describes it")
        .refuses(&[409, 503]);
    writer
        .get("/api/tables/{table}/course", "course", "How a finished game went, round by round")
        .says()
        .gives::<reply::Course>("What everybody could see")
        .refuses(&[409, 503]);
    writer
        .get("/api/tables/{table}/truth", "truth", "A finished game as it was played, with every secret in it")
        .says()
        .gives::<reply::Truth<Any, Any>>("Every answer and what it brought about")
        .refuses(&[409, 503]);
    writer
        .get("/api/tables/{table}/why", "why", "Why a computer player answered as it did, once the game is over")
        .query::<Decided>()
        .says()
        .known()
        .gives::<reply::Why<Text>>("What it tried and believed")
        .refuses(&[409, 422, 429, 503]);
    writer
        .get("/api/tables/{table}/minds", "minds", "What computer players decided, and whom everybody suspected")
        .says()
        .known()
        .gives::<reply::Minds>("Decisions, and suspicion turn by turn")
        .refuses(&[409, 422, 429, 503]);
    writer
        .get("/api/tables/{table}/replay", "replay", "A finished game as a seat saw it")
        .query::<Step>()
        .says()
        .gives::<reply::Replay<Any, Any, Any, Text>>("The game after that step")
        .refuses(&[409, 422, 503]);
}

/// What a part of an address means.
fn described(name: &str) -> &'static str {
    match name {
        "game" => "As GET /api/games lists them",
        "hash" => "As `hello` and GET /api/languages name it",
        "language" => "As GET /api/languages lists them",
        "table" => "The table's name",
        unknown => unreachable!("no route has a {unknown}"),
    }
}

/// A route that is being described.
struct Route<'w> {
    writer: &'w mut Writer,
    path: &'static str,
    method: &'static str,
}

impl Writer {
    fn get(&mut self, path: &'static str, id: &'static str, summary: &'static str) -> Route<'_> {
        self.route("get", path, id, summary)
    }

    fn post(&mut self, path: &'static str, id: &'static str, summary: &'static str) -> Route<'_> {
        self.route("post", path, id, summary)
    }

    fn route(
        &mut self,
        method: &'static str,
        path: &'static str,
        id: &'static str,
        summary: &'static str,
    ) -> Route<'_> {
        let named = path.split(['{', '}']).skip(1).step_by(2);
        let parameters = named.map(|name| Parameter {
            name: name.to_owned(),
            r#in: "path",
            required: true,
            description: described(name).to_owned(),
            schema: serde_json::json!({"type": "string"}),
        });
        let operation = Operation {
            id,
            summary,
            parameters: parameters.collect(),
            body: None,
            responses: BTreeMap::new(),
            security: Vec::new(),
        };
        self.paths.entry(path).or_default().insert(method, operation);
        Route { writer: self, path, method }.refuses(&READ)
    }
}

impl Route<'_> {
    fn operation(&mut self) -> &mut Operation {
        self.writer.paths.get_mut(self.path).and_then(|methods| methods.get_mut(self.method)).expect("was added")
    }

    /// What is said is said in phrases, or in a language.
    fn says(mut self) -> Self {
        self.operation().parameters.push(Parameter {
            name: "text".to_owned(),
            r#in: "query",
            required: false,
            description: "Give lines in this language where phrases would stand".to_owned(),
            schema: serde_json::json!({"type": "string"}),
        });
        self
    }

    /// It matters who asks; nobody has to be anybody.
    fn known(mut self) -> Self {
        self.operation().security = vec![BTreeMap::new(), [("token", [])].into(), [("cookie", [])].into()];
        self.refuses(&[401])
    }

    fn query<T: JsonSchema>(mut self) -> Self {
        let mut schema = self.writer.sent.root_schema_for::<T>().to_value();
        bound(&mut schema);
        let required: Vec<Value> = schema["required"].as_array().cloned().unwrap_or_default();
        for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
            let mut schema = schema.clone();
            let description = schema.as_object_mut().and_then(|schema| schema.remove("description"));
            let description = description.and_then(|text| text.as_str().map(str::to_owned)).unwrap_or_default();
            let required = required.iter().any(|one| one == name);
            let parameter = Parameter { name: name.clone(), r#in: "query", required, description, schema };
            self.operation().parameters.push(parameter);
        }
        self
    }

    fn takes<T: JsonSchema>(mut self) -> Self {
        let mut schema = self.writer.sent.root_schema_for::<T>().to_value();
        bound(&mut schema);
        let schema = Schema::try_from(schema).expect("a schema");
        self.operation().body =
            Some(Body { required: true, content: [("application/json", Content { schema })].into() });
        self
    }

    fn gives<T: JsonSchema>(self, what: &str) -> Self {
        self.gives_as::<T>("application/json", what)
    }

    fn gives_as<T: JsonSchema>(mut self, media: &'static str, what: &str) -> Self {
        let schema = self.writer.got.subschema_for::<T>();
        self.respond(200, what, [(media, Content { schema })].into());
        self
    }

    fn gives_text(mut self, media: &'static str, what: &str) -> Self {
        let schema = json_schema!({"type": "string"});
        self.respond(200, what, [(media, Content { schema })].into());
        self
    }

    fn gives_nothing(mut self, status: u16, what: &str) -> Self {
        self.respond(status, what, BTreeMap::new());
        self
    }

    fn refuses(mut self, statuses: &[u16]) -> Self {
        for &status in statuses {
            let schema = self.writer.got.subschema_for::<reply::Problem<Text>>();
            self.respond(
                status,
                "Not done, and nothing has changed",
                [("application/json", Content { schema })].into(),
            );
        }
        self
    }

    fn respond(&mut self, status: u16, what: &str, content: BTreeMap<&'static str, Content>) {
        self.operation().responses.insert(status.to_string(), Response { description: what.to_owned(), content });
    }
}
