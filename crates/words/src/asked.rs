//! Which variables a message asks for: found once, when a language is read.

use std::collections::HashMap;

use fluent_bundle::FluentResource;
use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};

/// A variable as a message asks for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asked {
    pub(crate) name: String,
    /// Does the message choose between its variants by it? Then it is given as plain text.
    pub(crate) selects: bool,
}

/// What every message asks for, and every attribute as `message.attribute`.
pub(crate) type Messages = HashMap<String, Vec<Asked>>;

pub(crate) fn add(resource: &FluentResource, into: &mut Messages) {
    for entry in resource.entries() {
        if let Entry::Message(message) = entry {
            if let Some(value) = &message.value {
                into.insert(message.id.name.to_owned(), of(value));
            }
            for attribute in &message.attributes {
                into.insert(format!("{}.{}", message.id.name, attribute.id.name), of(&attribute.value));
            }
        }
    }
}

fn of(pattern: &Pattern<&str>) -> Vec<Asked> {
    let mut asked = Vec::new();
    of_pattern(pattern, &mut asked);
    asked
}

fn of_pattern(pattern: &Pattern<&str>, into: &mut Vec<Asked>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            of_expression(expression, into);
        }
    }
}

fn of_expression(expression: &Expression<&str>, into: &mut Vec<Asked>) {
    match expression {
        Expression::Inline(inline) => of_inline(inline, false, into),
        Expression::Select { selector, variants } => {
            of_inline(selector, true, into);
            variants.iter().for_each(|variant| of_pattern(&variant.value, into));
        }
    }
}

fn of_inline(inline: &InlineExpression<&str>, selects: bool, into: &mut Vec<Asked>) {
    let of_call = |CallArguments { positional, named }: &CallArguments<&str>, into: &mut Vec<Asked>| {
        positional.iter().chain(named.iter().map(|named| &named.value)).for_each(|one| of_inline(one, selects, into));
    };
    match inline {
        InlineExpression::VariableReference { id } => match into.iter_mut().find(|asked| asked.name == id.name) {
            Some(asked) => asked.selects |= selects,
            None => into.push(Asked { name: id.name.to_owned(), selects }),
        },
        InlineExpression::Placeable { expression } => of_expression(expression, into),
        InlineExpression::FunctionReference { arguments, .. } => of_call(arguments, into),
        InlineExpression::TermReference { arguments, .. } => {
            arguments.iter().for_each(|arguments| of_call(arguments, into));
        }
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. } => {}
    }
}
