//! The OpenAPI document: a table of routes, with the schemas of what is said on them.

mod routes;

use std::borrow::Cow;
use std::collections::BTreeMap;

use schemars::generate::SchemaSettings;
use schemars::transform::{RecursiveTransform, Transform as _};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::Serialize;
use serde_json::Value;

/// A part of a game: each game has its own.
#[derive(Debug)]
pub struct Any;

impl JsonSchema for Any {
    fn schema_name() -> Cow<'static, str> {
        "Any".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"description": "As the game has it"})
    }
}

/// The options of a game.
#[derive(Debug)]
pub struct Options;

impl JsonSchema for Options {
    fn schema_name() -> Cow<'static, str> {
        "Options".into()
    }

    fn inline_schema() -> bool {
        true
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({"type": "object", "description": "The options of the game: GET /api/games lists them"})
    }
}

/// Something to read.
#[derive(Debug)]
pub struct Text;

impl JsonSchema for Text {
    fn schema_name() -> Cow<'static, str> {
        "Text".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let (phrase, line) = (generator.subschema_for::<Phrase>(), generator.subschema_for::<Line>());
        json_schema!({"description": "A phrase; a line if `text` was given", "anyOf": [phrase, line]})
    }
}

/// A line of text.
struct Line;

impl JsonSchema for Line {
    fn schema_name() -> Cow<'static, str> {
        "Line".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let thing = |key: &str| {
            json_schema!({
                "type": "object",
                "properties": {key: {"type": "object", "properties": {"id": {"type": "string"}, "name": {"type": "string"}}, "required": ["id", "name"]}},
                "required": [key],
            })
        };
        json_schema!({
            "description": "Spans, to be written one after another",
            "type": "array",
            "items": {"oneOf": [
                {"type": "object", "properties": {"text": {"type": "string"}}, "required": ["text"]},
                thing("card"),
                {
                    "type": "object",
                    "properties": {"seat": {"type": "object", "properties": {"seat": {"type": "integer"}, "name": {"type": "string"}}, "required": ["seat", "name"]}},
                    "required": ["seat"],
                },
                thing("place"),
            ]},
        })
    }
}

/// A phrase.
struct Phrase;

impl JsonSchema for Phrase {
    fn schema_name() -> Cow<'static, str> {
        "Phrase".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let phrase = generator.subschema_for::<Self>();
        let only = |key: &str, value: Value| {
            json_schema!({
                "type": "object",
                "properties": {key: value},
                "required": [key],
                "additionalProperties": false,
            })
        };
        let mut forms = vec![
            json_schema!({"type": "null", "description": "Nothing"}),
            json_schema!({"type": "integer"}),
            json_schema!({"type": "string", "description": "The name of a case that a message selects by"}),
            json_schema!({
                "type": "array",
                "description": "A message by its id, and its variables if it has any",
                "prefixItems": [{"type": "string"}, {"type": "object", "additionalProperties": phrase}],
                "minItems": 1,
                "maxItems": 2,
            }),
        ];
        forms.extend(["text", "card", "place", "noun"].map(|key| only(key, serde_json::json!({"type": "string"}))));
        forms.push(only("seat", serde_json::json!({"type": "integer"})));
        let list = serde_json::json!({"type": "array", "items": phrase});
        forms.extend(["and", "or", "commas", "semicolons", "sentences"].map(|key| only(key, list.clone())));
        json_schema!({"description": "Something to be said, in no language yet", "oneOf": forms})
    }
}

#[derive(Serialize)]
struct Document {
    openapi: &'static str,
    info: Info,
    paths: BTreeMap<&'static str, BTreeMap<&'static str, Operation>>,
    components: Components,
}

#[derive(Serialize)]
struct Info {
    title: &'static str,
    version: String,
    description: &'static str,
}

#[derive(Serialize)]
struct Components {
    #[serde(rename = "securitySchemes")]
    security: BTreeMap<&'static str, Value>,
    schemas: serde_json::Map<String, Value>,
}

/// What can be done at an address.
#[derive(Serialize)]
struct Operation {
    #[serde(rename = "operationId")]
    id: &'static str,
    summary: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    parameters: Vec<Parameter>,
    #[serde(rename = "requestBody", skip_serializing_if = "Option::is_none")]
    body: Option<Body>,
    responses: BTreeMap<String, Response>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    security: Vec<BTreeMap<&'static str, [(); 0]>>,
}

#[derive(Serialize)]
struct Parameter {
    name: String,
    r#in: &'static str,
    required: bool,
    description: String,
    schema: Value,
}

#[derive(Serialize)]
struct Body {
    required: bool,
    content: BTreeMap<&'static str, Content>,
}

#[derive(Serialize)]
struct Response {
    description: String,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    content: BTreeMap<&'static str, Content>,
}

#[derive(Serialize)]
struct Content {
    schema: Schema,
}

/// Writes the document.
struct Writer {
    paths: BTreeMap<&'static str, BTreeMap<&'static str, Operation>>,
    /// What a client sends: what may be left out is not required.
    sent: SchemaGenerator,
    /// What a client gets: what is always there is.
    got: SchemaGenerator,
}

/// The document, as it is kept in docs/openapi.json.
pub fn document() -> String {
    let settings = |inline: bool| {
        SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
            settings.meta_schema = None;
            // What is sent has other requirements than what is got under the same name, so that it stands where it is used.
            settings.inline_subschemas = inline;
        })
    };
    let mut writer = Writer {
        paths: BTreeMap::new(),
        sent: settings(true).for_deserialize().into_generator(),
        got: settings(false).for_serialize().into_generator(),
    };
    routes::describe(&mut writer);
    let mut schemas = writer.got.take_definitions(true);
    for schema in schemas.values_mut() {
        bound(schema);
    }
    let token = serde_json::json!({"type": "http", "scheme": "bearer"});
    let cookie = serde_json::json!({"type": "apiKey", "in": "cookie", "name": "starboard"});
    let document = Document {
        openapi: "3.1.0",
        info: Info {
            title: "Starboard",
            version: crate::VERSION.to_string(),
            description: "Tables of board games for people far apart. docs/protocol.md explains it.",
        },
        paths: writer.paths,
        components: Components { security: [("token", token), ("cookie", cookie)].into(), schemas },
    };
    serde_json::to_string_pretty(&document).expect("a document is plain data") + "\n"
}

/// Says how large the numbers of our integers can be: a format alone does not.
fn bound(schema: &mut Value) {
    let Ok(schema) = <&mut Schema>::try_from(schema) else { return };
    RecursiveTransform(|schema: &mut Schema| {
        let (least, most) = match schema.get("format").and_then(Value::as_str) {
            Some("uint8") => (0, i64::from(u8::MAX)),
            Some("uint32") => (0, i64::from(u32::MAX)),
            // As far as programs whose numbers are all of one kind can count.
            Some("uint" | "uint64") => (0, (1 << 53) - 1),
            Some("int64") => (-(1 << 53) + 1, (1 << 53) - 1),
            Some("int16") => (i64::from(i16::MIN), i64::from(i16::MAX)),
            Some(_) | None => return,
        };
        let object = schema.ensure_object();
        object.entry("minimum").or_insert(least.into());
        object.entry("maximum").or_insert(most.into());
    })
    .transform(schema);
}
